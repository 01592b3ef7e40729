/** Every address of the app and the h1 that stands there for whom it is for; on /boas-vindas the h1 depends on the hour. */
export const H1: Readonly<Record<string, string | RegExp>> = {
  '/login': 'Entrar',
  '/login-aluno': 'Login do aluno',
  '/cadastros': 'Criar conta',
  '/cadastro-aluno': 'Cadastro de aluno',
  '/esqueci-senha': 'Recuperar senha',
  '/recuperar-senha': 'Redefinir senha',
  '/home': 'Organize seus estudos',
  '/boas-vindas': /^(Bom dia|Boa tarde|Boa noite)/,
  '/dashboard': 'Dashboard',
  '/carreira': 'Carreira',
  '/financas': 'Finanças',
  '/habilidades': 'Habilidades',
  '/leitura': 'Leitura',
  '/semestre': 'Semestre',
  '/importar': 'Importar',
  '/conta': 'Meus dados',
  '/privacidade': 'Privacidade',
  '/nao-existe': 'Página não encontrada',
}

/** What a visitor reaches; the rest leads to a sign-in page or is restricted. */
export const OPEN_TO_VISITORS = [
  '/login',
  '/login-aluno',
  '/cadastros',
  '/cadastro-aluno',
  '/esqueci-senha',
  '/recuperar-senha',
  '/carreira',
  '/privacidade',
  '/nao-existe',
]
export const RESTRICTED = ['/habilidades', '/leitura', '/semestre']
export const FOR_STUDENTS = [
  '/home',
  '/boas-vindas',
  '/dashboard',
  '/carreira',
  '/financas',
  '/habilidades',
  '/leitura',
  '/semestre',
  '/importar',
  '/conta',
  '/esqueci-senha',
  '/recuperar-senha',
  '/privacidade',
  '/nao-existe',
]
