import { Box, Button, Title } from '@mantine/core'
import { Link } from '../../components/layout/Link.tsx'
import { PlainLayout } from '../../components/layout/PlainLayout.tsx'

/** Any address that is no page. */
export default function NotFoundScreen() {
  return (
    <PlainLayout>
      <Box className="centred" maw="32rem" mx="auto">
        <TornPage />
        <Title order={1} mt="sm">
          Página não encontrada
        </Title>
        <p>Este endereço não está no seu caderno. Confira se ele foi digitado certo ou volte ao início.</p>
        <Button component={Link} to="/">
          Ir para o início
        </Button>
      </Box>
    </PlainLayout>
  )
}

const TornPage = () => (
  <svg
    width="180"
    height="132"
    viewBox="0 0 180 132"
    fill="none"
    stroke="var(--cad-borda)"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 122h156" strokeLinecap="round" />
    <path d="M44 14h92v78l-13-7-13 9-13-8-13 9-13-8-13 7-14-8z" fill="var(--cad-folha)" />
    <path d="M62 14v66" stroke="var(--cad-margem)" />
    <path d="M72 34h48M72 48h40M72 62h46" stroke="var(--cad-linha)" strokeWidth="2" strokeLinecap="round" />
    <path
      d="m50 108 15-7 13 8 13-9 13 8 12-7 20 9-8 12H58z"
      fill="var(--cad-orange-suave)"
      stroke="var(--cad-orange-meio)"
    />
  </svg>
)
