/** Tutu's head alone, for the logo and other places of 16–64 px. */
export function TutuMark({ title, className }: { title?: string; className?: string }) {
  const named = title ? { role: 'img' as const } : { 'aria-hidden': true as const }
  return (
    <svg viewBox="0 0 64 64" className={className} focusable="false" {...named}>
      {title ? <title>{title}</title> : null}
      <g
        stroke="var(--tutu-line, #22303C)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="#FFFDF8"
      >
        <path
          fill="#EC6518"
          d="M12 56 C13 50 20 46 32 46 C44 46 51 50 52 56 C52 60 49 62 45 62 H19 C15 62 12 60 12 56 Z"
        />
        <path d="M28 26 C28 19 27.4 13.5 25 9 L15 11 C17 15 18 20 18 28 Z" />
        <path d="M25 9 C21 2.5 13 3 8.5 9 C5 14 3.5 19 5.5 21.5 C8 24 13 20.5 16.5 17 C19.5 14 23 12.5 25 9 Z" />
        <path d="M36 26 C36 16 39 7 44.5 3.5 C48 1.5 52 4 52.5 9 C53 15 50 22 46 28 Z" />
        <path
          stroke="none"
          fill="#FFC7AD"
          d="M40.5 21 C41 15 43 10 45.8 8 C47.4 7 48.8 8 48.8 10 C49 14.5 47 19 44.5 23 Z"
        />
        <path d="M32 21.5 C43 21.5 51 27 53 35.5 C55.5 46 47 53.2 32 53.2 C17 53.2 8.5 46 11 35.5 C13 27 21 21.5 32 21.5 Z" />
      </g>
      <g fill="#22303C">
        <ellipse cx="22.5" cy="37" rx="3" ry="3.9" />
        <ellipse cx="41.5" cy="37" rx="3" ry="3.9" />
      </g>
      <g fill="#FFC2A8">
        <ellipse cx="17.4" cy="44.2" rx="3.2" ry="2.2" />
        <ellipse cx="46.6" cy="44.2" rx="3.2" ry="2.2" />
      </g>
      <path fill="#E5674A" stroke="#E5674A" strokeWidth="1.8" strokeLinejoin="round" d="M30 40.6 H34 L32 42.8 Z" />
      <path
        fill="none"
        stroke="#22303C"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M28.2 45.6 Q32 49.4 35.8 45.6"
      />
    </svg>
  )
}
