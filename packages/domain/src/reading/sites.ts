/** Free ones first, then academic, community, shops, audio and articles (product: «Lists»). */
export const RECOMMENDED_SITES = (
  [
    [
      'Domínio Público',
      'https://www.dominiopublico.gov.br',
      'Obras brasileiras em domínio público, para baixar.',
    ],
    [
      'Biblioteca Nacional Digital',
      'https://bndigital.bn.gov.br',
      'Livros, jornais e mapas do acervo da Biblioteca Nacional.',
    ],
    [
      'Project Gutenberg',
      'https://www.gutenberg.org',
      'Dezenas de milhares de e-books gratuitos, muitos em inglês.',
    ],
    ['Open Library', 'https://openlibrary.org', 'Catálogo aberto com empréstimo digital de livros.'],
    ['Internet Archive', 'https://archive.org', 'Livros, áudios e páginas antigas guardados para sempre.'],
    ['Google Books', 'https://books.google.com.br', 'Busca dentro de livros, com trechos e prévias.'],
    ['LibriVox', 'https://librivox.org', 'Audiolivros gratuitos lidos por voluntários.'],
    ['SciELO', 'https://www.scielo.br', 'Artigos científicos com acesso aberto.'],
    [
      'Portal de Periódicos CAPES',
      'https://www.periodicos.capes.gov.br',
      'Periódicos e bases assinados para as universidades do país.',
    ],
    ['BDTD', 'https://bdtd.ibict.br', 'Teses e dissertações defendidas no Brasil.'],
    ['Google Acadêmico', 'https://scholar.google.com.br', 'Busca por artigos, citações e autores.'],
    ['JSTOR', 'https://www.jstor.org', 'Revistas acadêmicas, com leitura grátis de parte do acervo.'],
    ['Skoob', 'https://www.skoob.com.br', 'Estante e resenhas de quem lê no Brasil.'],
    ['Goodreads', 'https://www.goodreads.com', 'Resenhas e listas de leitores do mundo todo.'],
    ['Wattpad', 'https://www.wattpad.com', 'Histórias publicadas por quem escreve, capítulo a capítulo.'],
    [
      'Kindle',
      'https://www.amazon.com.br/kindle',
      'Loja de e-books da Amazon, com leitura em qualquer tela.',
    ],
    ['Kobo', 'https://www.kobo.com', 'Loja de e-books e audiolivros em vários idiomas.'],
    ['Audible', 'https://www.audible.com.br', 'Audiolivros por assinatura.'],
    ['Medium', 'https://medium.com', 'Artigos e ensaios sobre quase tudo.'],
  ] as const
).map(([name, url, about]) => ({ name, url, about }))
