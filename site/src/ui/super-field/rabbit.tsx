const LINE = 'var(--tutu-line, #22303C)'
const INK = '#22303C'
const FUR = '#FFFDF8'
const EAR = '#FFC7AD'
const HOODIE = '#EC6518'
const SHADE = '#CF4F0B'

const outline = { stroke: LINE, strokeWidth: 2.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** From where Tutu is seen on a field. */
export const VIEWS = ['front', 'back', 'right', 'left'] as const
type View = (typeof VIEWS)[number]

/** Tutu as seen on a field, on a board of 64 × 64. */
export function RabbitPicture({ view, isSad }: { view: View; isSad: boolean }) {
  switch (view) {
    case 'front':
      return <Front isSad={isSad} />
    case 'back':
      return <Back />
    case 'right':
      return <Beside isSad={isSad} />
    case 'left':
      return (
        <g transform="translate(64 0) scale(-1 1)">
          <Beside isSad={isSad} />
        </g>
      )
  }
}

const ears = (
  <>
    <path fill={FUR} d="M24 24C17 15 16 5 21 3s9 8 9 19Z" />
    <path fill={FUR} d="M40 24C47 15 48 5 43 3s-9 8-9 19Z" />
  </>
)

function Front({ isSad }: { isSad: boolean }) {
  return (
    <g {...outline}>
      {ears}
      <path
        fill={EAR}
        stroke="none"
        d="M24.5 19C20.5 13 20 7.5 21.5 6.500S26 12 27 19ZM39.5 19C43.5 13 44 7.5 42.5 6.500S38 12 37 19Z"
      />
      <path fill={FUR} d="M22 55c-1 5 8 6 9 1M42 55c1 5-8 6-9 1" />
      <path fill={HOODIE} d="M22 40c-6 6-6 14-4 17h28c2-3 2-11-4-17Z" />
      <path fill={SHADE} stroke="none" d="M24 43c4 4 12 4 16 0l-2-3H26Z" />
      <path fill={FUR} d="M32 18c11 0 17 6 17 14s-7 13-17 13-17-5-17-13 6-14 17-14Z" />
      <g stroke="none" fill={INK}>
        <ellipse cx="25.5" cy="31" rx="2.4" ry="3.2" />
        <ellipse cx="38.5" cy="31" rx="2.4" ry="3.2" />
      </g>
      <g stroke="none" fill="#FFC2A8">
        <circle cx="20.5" cy="36.5" r="2.8" />
        <circle cx="43.5" cy="36.5" r="2.8" />
      </g>
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2"
        d={isSad ? 'M28 40.500c2-2.5 6-2.5 8 0' : 'M27.5 38c1.5 2.5 4 2.5 4.5 0 .5 2.5 3 2.5 4.5 0'}
      />
      <path fill="#E5674A" stroke="none" d="M30 34.500h4l-2 2.500Z" />
    </g>
  )
}

function Back() {
  return (
    <g {...outline}>
      {ears}
      <path fill={FUR} d="M22 55c-1 5 8 6 9 1M42 55c1 5-8 6-9 1" />
      <path fill={FUR} d="M32 18c11 0 17 6 17 14s-7 13-17 13-17-5-17-13 6-14 17-14Z" />
      <path fill={HOODIE} d="M22 40c-6 6-6 14-4 17h28c2-3 2-11-4-17-5 4-15 4-20 0Z" />
      <circle cx="32" cy="53" r="5" fill={FUR} />
    </g>
  )
}

function Beside({ isSad }: { isSad: boolean }) {
  return (
    <g {...outline}>
      <path fill={FUR} d="M30 22C20 18 13 9 16 5s14 4 20 14Z" />
      <path fill={FUR} d="M36 20C29 13 26 4 30 2s11 8 12 17Z" />
      <path fill={EAR} stroke="none" d="M36 16c-4-5-6-10-4.5-11S38 10 39 16Z" />
      <circle cx="15" cy="50" r="5" fill={FUR} />
      <path fill={HOODIE} d="M28 40c-10 2-14 10-12 17h26c3-5 2-13-2-18Z" />
      <path fill={FUR} d="M27 60c-2-5 3-7 8-6 5 0 9 2 9 4s-2 2-4 2Z" />
      <path fill={FUR} d="M37 18c10 0 16 5 17 12 0 3 2 4 2 6 0 6-8 9-18 9-11 0-17-5-17-13s6-14 16-14Z" />
      <ellipse cx="45" cy="30" rx="2.4" ry="3.4" fill={INK} stroke="none" />
      <circle cx="40" cy="36.5" r="3" fill="#FFC2A8" stroke="none" />
      <path fill="#E5674A" stroke="none" d="M53.5 33.500c2.5 0 3 1.5 2.5 3l-2.5-1Z" />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2"
        d={isSad ? 'M47 41c1-2 4-2.5 6-1.5' : 'M47 38.500c1.5 2 4 2 6 .5'}
      />
    </g>
  )
}
