import { memo, type ReactNode } from 'react'
import { CarrotPicture, Hole, Home, type Scenery, Wall } from '../../../ui/super-field/pictures.tsx'

type Piece = { readonly x: number; readonly y: number; readonly scale: number; readonly form: number }

const at = (x: number, y: number, scale: number, form: number): Piece => ({ x, y, scale, form })

/** What stands where in the picture over a world, on a board of 1200 × 150; the middle is seen on a phone too. */
const PIECES: readonly Piece[] = [
  at(262, 66, 1.6, 1),
  at(350, 84, 1.2, 0),
  at(420, 70, 1.5, 1),
  at(800, 84, 1.1, 1),
  at(870, 60, 1.8, 0),
  at(990, 82, 1.2, 1),
  at(1090, 62, 1.7, 0),
]

const HILLS: Readonly<Record<Scenery, readonly [string, string]>> = {
  meadow: ['M0 100Q150 40 330 92T700 86T1000 90T1200 70V150H0Z', 'M0 126Q200 92 420 122T820 118T1200 112V150H0Z'],
  forest: ['M0 92Q100 60 240 84T520 78T800 84T1200 64V150H0Z', 'M0 122Q240 96 480 124T900 114T1200 120V150H0Z'],
  snow: [
    'M0 104 140 34 250 88 400 20 560 96 720 40 880 92 1010 26 1200 100V150H0Z',
    'M0 126Q220 100 460 122T860 118T1200 116V150H0Z',
  ],
  beach: [
    'M0 84q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V150H0Z',
    'M0 126Q300 94 620 120T1200 112V150H0Z',
  ],
  stars: [
    'M0 110V70h60V44h70v40h60V58h50v40h80V30h60v58h70V64h50v36h110V48h60v40h80V62h70v38h70V36h60v52h80V66h60v24h90V150H0Z',
    'M0 126Q240 106 520 124T900 118T1200 120V150H0Z',
  ],
}

const SKIES: Readonly<Record<Scenery, ReactNode>> = {
  meadow: (
    <>
      <circle cx="700" cy="34" r="20" fill="#F5B82E" />
      <path
        className="super-cloud"
        d="M330 42c-14 0-14-18 0-18 4-14 26-12 28 0 14-4 20 18 4 18ZM1000 30c-12 0-12-15 0-15 4-12 22-10 24 0 12-3 16 15 3 15Z"
      />
    </>
  ),
  forest: <path className="super-cloud" d="M640 36c-14 0-14-18 0-18 4-14 26-12 28 0 14-4 20 18 4 18Z" />,
  snow: (
    <path
      fill="none"
      stroke="var(--accent)"
      strokeWidth="3"
      strokeLinecap="round"
      d="M320 22v10M315 27h10M620 16v10M615 21h10M800 30v10M795 35h10M1100 14v10M1095 19h10M90 18v10M85 23h10"
    />
  ),
  beach: (
    <>
      <circle cx="650" cy="40" r="22" fill="#F5B82E" />
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M340 30q8-8 16 0 8-8 16 0M780 22q8-8 16 0 8-8 16 0"
      />
    </>
  ),
  stars: (
    <g fill="#F5B82E">
      <path d="m640 16 3 6.5 7 1-5 4.8 1.2 7-6.2-3.3-6.2 3.3 1.2-7-5-4.8 7-1Z" />
      <circle cx="200" cy="22" r="3" />
      <circle cx="420" cy="16" r="2.5" />
      <circle cx="790" cy="18" r="3" />
      <circle cx="1000" cy="14" r="2.5" />
      <circle cx="60" cy="36" r="2.5" />
    </g>
  ),
}

/** Hills and sky alone, behind a field. */
export const Backdrop = memo(function Backdrop({ scenery }: { scenery: Scenery }) {
  const [far, near] = HILLS[scenery]
  return (
    <svg
      className="super-backdrop"
      viewBox="0 0 1200 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <path d={far} className="super-far" />
      <path d={near} className="super-near" />
    </svg>
  )
})

/** The picture over a world: its hills, and the things one meets on its fields. */
export function Landscape({ scenery }: { scenery: Scenery }) {
  const [far, near] = HILLS[scenery]
  return (
    <svg
      className="super-landscape"
      viewBox="0 0 1200 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      {SKIES[scenery]}
      <path d={far} className="super-far" />
      <path d={near} className="super-near" />
      {PIECES.map(({ x, y, scale, form }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Wall scenery={scenery} form={form} />
        </g>
      ))}
      <g transform="translate(590 62) scale(1.7)">
        <Home />
      </g>
      <g transform="translate(520 98)">
        <Hole scenery={scenery} />
      </g>
      <g transform="translate(690 92) scale(1.1)">
        <CarrotPicture count={1} />
      </g>
      <g transform="translate(735 100) scale(0.9)">
        <CarrotPicture count={1} />
      </g>
    </svg>
  )
}
