export default function LoginScreen() {
  return <main>Entrar</main>
}
