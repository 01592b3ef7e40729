/** A shelf with nothing on it yet: what it gives, and the first step. */
export const EMPTY_SHELF = {
  picture: (
    <>
      <path d="M8 100h184" strokeLinecap="round" />
      <path d="M30 34h16v66H30zM46 46h12v54H46zM58 28h18v72H58z" fill="var(--cad-folha)" />
      <path d="M30 46h16M30 88h16M58 42h18M58 50h18M46 58h12" />
      <path d="m92 38 15-4 16 62-15 4z" fill="var(--acc-suave)" stroke="var(--acc-meio)" />
      <path d="m95.2 50.4 15-4M104 84l15-4" stroke="var(--acc-meio)" />
      <path d="M132 40h16v60h-16zM148 32h14v68h-14z" strokeDasharray="3 4" opacity=".6" />
    </>
  ),
  title: 'Sua estante começa com um título',
  text: 'Guarde livros, artigos e apostilas, marque a página em que parou e veja quanto falta.',
  hints: [
    { title: 'Só o título é obrigatório', text: 'O resto fica em «Mais detalhes».' },
    { title: 'Capas aparecem sozinhas', text: 'Sem imagem, o Caderno desenha uma.' },
    { title: 'Não sabe por onde ir?', text: 'Veja os sites recomendados, com obras grátis.' },
  ],
}
