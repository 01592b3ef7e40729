interface RecommendedSite {
  readonly name: string
  readonly url: string
  readonly about: string
}

/** Free ones first, then academic, community, shops, audio and articles (product: «Lists»). */
export const RECOMMENDED_SITES: readonly RecommendedSite[] = [
  {
    name: 'Domínio Público',
    url: 'https://www.dominiopublico.gov.br',
    about: 'Obras brasileiras em domínio público, para baixar.',
  },
  {
    name: 'Biblioteca Nacional Digital',
    url: 'https://bndigital.bn.gov.br',
    about: 'Livros, jornais e mapas do acervo da Biblioteca Nacional.',
  },
  {
    name: 'Project Gutenberg',
    url: 'https://www.gutenberg.org',
    about: 'Dezenas de milhares de e-books gratuitos, muitos em inglês.',
  },
  {
    name: 'Open Library',
    url: 'https://openlibrary.org',
    about: 'Catálogo aberto com empréstimo digital de livros.',
  },
  {
    name: 'Internet Archive',
    url: 'https://archive.org',
    about: 'Livros, áudios e páginas antigas guardados para sempre.',
  },
  {
    name: 'Google Books',
    url: 'https://books.google.com.br',
    about: 'Busca dentro de livros, com trechos e prévias.',
  },
  { name: 'LibriVox', url: 'https://librivox.org', about: 'Audiolivros gratuitos lidos por voluntários.' },
  { name: 'SciELO', url: 'https://www.scielo.br', about: 'Artigos científicos com acesso aberto.' },
  {
    name: 'Portal de Periódicos CAPES',
    url: 'https://www.periodicos.capes.gov.br',
    about: 'Periódicos e bases assinados para as universidades do país.',
  },
  { name: 'BDTD', url: 'https://bdtd.ibict.br', about: 'Teses e dissertações defendidas no Brasil.' },
  {
    name: 'Google Acadêmico',
    url: 'https://scholar.google.com.br',
    about: 'Busca por artigos, citações e autores.',
  },
  {
    name: 'JSTOR',
    url: 'https://www.jstor.org',
    about: 'Revistas acadêmicas, com leitura grátis de parte do acervo.',
  },
  { name: 'Skoob', url: 'https://www.skoob.com.br', about: 'Estante e resenhas de quem lê no Brasil.' },
  {
    name: 'Goodreads',
    url: 'https://www.goodreads.com',
    about: 'Resenhas e listas de leitores do mundo todo.',
  },
  {
    name: 'Wattpad',
    url: 'https://www.wattpad.com',
    about: 'Histórias publicadas por quem escreve, capítulo a capítulo.',
  },
  {
    name: 'Kindle',
    url: 'https://www.amazon.com.br/kindle',
    about: 'Loja de e-books da Amazon, com leitura em qualquer tela.',
  },
  { name: 'Kobo', url: 'https://www.kobo.com', about: 'Loja de e-books e audiolivros em vários idiomas.' },
  { name: 'Audible', url: 'https://www.audible.com.br', about: 'Audiolivros por assinatura.' },
  { name: 'Medium', url: 'https://medium.com', about: 'Artigos e ensaios sobre quase tudo.' },
]
