const TABS = ['indigo', 'teal', 'orange', 'grape']

/** The notebook itself: cover, rings, margin line and four divider tabs. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      {TABS.map((tone, index) => (
        <rect
          key={tone}
          x="24"
          y={5.2 + index * 5.6}
          width="6"
          height="4.4"
          rx="1.4"
          fill={`var(--cad-${tone}-meio)`}
        />
      ))}
      <rect x="5" y="2.5" width="21.5" height="27" rx="4" fill="var(--mark-capa, var(--cad-tinta))" />
      <path d="M11.5 2.5v27" stroke="var(--mark-linha, var(--cad-margem))" strokeWidth="1.3" opacity=".9" />
      <path
        d="M2 8.5h5.5M2 16h5.5M2 23.5h5.5"
        stroke="var(--mark-anel, var(--cad-borda))"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </svg>
  )
}
