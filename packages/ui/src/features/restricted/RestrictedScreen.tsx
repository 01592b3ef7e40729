import { Box, Button, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '../../components/layout/Link.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import classes from './Restricted.module.css'

/** What a visitor sees of a module that is only for students; the login leads back to `returnTo`. */
export default function RestrictedScreen({ returnTo }: { returnTo: string }) {
  return (
    <Sheet label="Acesso" className={classes.sheet}>
      <Box className="centred" px="lg" py="xxl">
        <span className={classes.lock}>
          <IconLock size={28} stroke={1.5} aria-hidden />
        </span>
        <Title order={1}>Acesso Restrito</Title>
        <p>Entre na sua conta para abrir esta parte do caderno. Depois do login você volta para cá.</p>
        <Button component={Link} to="/login" state={{ returnTo }}>
          Fazer Login
        </Button>
      </Box>
    </Sheet>
  )
}
