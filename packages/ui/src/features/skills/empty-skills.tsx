/** No skill yet: what the module gives, and the first step. */
export const EMPTY_SKILLS = {
  picture: (
    <g strokeLinecap="round">
      <path d="M8 100h184" />
      <g fill="var(--cad-folha)">
        <path d="M34 84h20l-3 16H37zM90 76h24l-4 24H94zM148 68h28l-4 32h-20z" />
        <path d="M44 84V74m0 2c-4-6-8-6-10-4 2 5 6 6 10 4Z" />
        <path d="M162 68V34" strokeDasharray="3 4" opacity=".6" />
        <path
          d="M162 40c-5-12-14-12-18-9 2 10 10 13 18 9Zm0-4c4-13 13-15 18-12 0 11-9 15-18 12Zm0 16c-5-8-12-8-15-6 2 7 8 9 15 6Z"
          strokeDasharray="3 4"
          opacity=".6"
        />
      </g>
      <path d="M102 76V50" stroke="var(--acc-meio)" />
      <path
        d="M102 56c-4-9-12-10-15-8 1 8 8 11 15 8Zm0-5c3-10 10-12 15-10 0 9-7 13-15 10Z"
        fill="var(--acc-suave)"
        stroke="var(--acc-meio)"
      />
    </g>
  ),
  title: 'Toda habilidade começa pequena',
  text: 'Escolha o que você quer desenvolver, marque os dias em que praticou e veja se chega no prazo.',
  hints: [
    { title: 'Um toque por dia', text: 'O círculo grande marca que você praticou hoje.' },
    { title: 'Sem castigo', text: 'Pausar ou pular um dia não quebra a sua sequência.' },
    { title: 'O prazo fala com você', text: 'O Caderno compara o seu progresso com o esperado.' },
  ],
}
