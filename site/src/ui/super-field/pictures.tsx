import type { World } from '@tutu/learning/super/levels/level'
import type { ReactNode } from 'react'

/** Everything that stands on a field, drawn on boards of 40 × 40 in the house's outline. */
export type Scenery = World['id']

const LINE = 'var(--tutu-line, #22303C)'
const outline = { stroke: LINE, strokeWidth: 2.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
/** Lines that lie on ground, which is dark in the dark theme. */
const thin = { fill: 'none', stroke: 'var(--super-mark)', strokeWidth: 2, strokeLinecap: 'round' } as const

/** What one cannot walk through. Two forms each, so that a row of them is no wallpaper. */
export function Wall({ scenery, form }: { scenery: Scenery; form: number }) {
  return <g {...outline}>{WALLS[scenery][form % 2]}</g>
}

const WALLS: Readonly<Record<Scenery, readonly [ReactNode, ReactNode]>> = {
  meadow: [
    <>
      <path
        fill="#4FA66B"
        d="M6 34C1 32 2 24 7 22 5 14 13 9 18 12 22 5 33 8 32 16 38 17 39 27 34 29 35 34 30 35 28 34Z"
      />
      <path fill="none" stroke="#2F7C4B" d="M13 26c2-3 5-3 7 0M24 22c2-2 4-2 5 0" />
      <circle cx="14" cy="18" r="2.6" fill="#FFF" strokeWidth="1.4" />
      <circle cx="27" cy="27" r="2.6" fill="#F7A8BC" strokeWidth="1.4" />
    </>,
    <>
      <path fill="#5FB277" d="M5 34C2 28 5 23 10 22 8 13 18 7 23 13 31 10 37 18 33 24 38 26 38 33 34 34Z" />
      <path fill="none" stroke="#2F7C4B" d="M12 29c2-3 5-3 7 0M22 20c2-2 4-2 5 0M26 29c1-2 3-2 4 0" />
    </>,
  ],
  forest: [
    <>
      <path fill="#F6E7CE" d="M15 22c-1 6-2 11-2 13h14c0-2-1-7-2-13Z" />
      <path fill="#D9482B" d="M4 22C4 11 12 5 20 5s16 6 16 17c-5 3-27 3-32 0Z" />
      <g fill="#FFF6E6" stroke="none">
        <circle cx="13" cy="15" r="3" />
        <circle cx="24" cy="11" r="2.6" />
        <circle cx="28" cy="18" r="2.2" />
      </g>
    </>,
    <>
      <path fill="#A5713F" d="M9 15v17c-2 1-4 2-5 3h32c-1-1-3-2-5-3V15Z" />
      <ellipse cx="20" cy="14" rx="11" ry="5.5" fill="#E6C08E" />
      <path fill="none" stroke="#A5713F" strokeWidth="1.6" d="M15 14c0-3 9-3 9 0 0 2-5 2-6 .5" />
    </>,
  ],
  snow: [
    <>
      <path fill="#8A5A3B" d="M17 31h6v5h-6Z" />
      <path fill="#2F7F7A" d="M20 3 8 18h5L5 31h30L27 18h5Z" />
      <path
        fill="#FFF"
        strokeWidth="1.6"
        d="M20 3 13.5 11c3 2 4-1 6.5 1 2 1 4-2 6.5-1ZM5 31l4-6c3 2 5-1 8 1s6 1 8-1 4 0 6 0l4 6Z"
      />
    </>,
    <>
      <path fill="#BFD8EA" d="M4 34 9 18 16 12 22 15 29 9 36 24 35 34Z" />
      <path fill="#FFF" strokeWidth="1.6" d="M9 18 16 12 22 15 29 9 33 18C29 21 27 17 23 20 19 22 16 17 9 18Z" />
      <path fill="none" stroke="#7FA6C4" d="M14 26v5M26 25l2 6" />
    </>,
  ],
  beach: [
    <>
      <path fill="#A9A297" d="M4 33C3 24 9 14 17 12 24 9 34 15 36 25 37 30 36 33 34 34H6Z" />
      <path fill="none" stroke="#7C766C" d="M12 22c3-4 6-5 9-5M27 24l3 4" />
      <path fill="#F2A65A" strokeWidth="1.6" d="m17 22 2 4 4 .5-3 3 .8 4.5-3.8-2-3.8 2 .8-4.5-3-3 4-.5Z" />
    </>,
    <>
      <path fill="#F7C9A0" d="M20 34C8 33 3 24 6 14 8 8 14 6 20 8 26 6 32 8 34 14 37 24 32 33 20 34Z" />
      <path fill="none" stroke="#C98B58" d="M20 33V10M18 33 10 12M22 33 30 12M15 33 6 20M25 33 34 20" />
      <path fill="#F7C9A0" d="M15 32h10v4H15Z" />
    </>,
  ],
  stars: [
    <>
      <circle cx="20" cy="21" r="12.5" fill="#8E7CE0" />
      <path fill="none" stroke="#5E4BB8" d="M10 17c6 3 14 3 20-1M12 26c5 2 11 2 16 0" />
      <path fill="none" stroke="#F5C04D" strokeWidth="3.4" d="M6 27C-1 33 12 31 24 24S41 9 33 15" />
    </>,
    <>
      <path fill="#7FD0DC" d="M13 35 6 24 12 11 18 8 20 35Z" />
      <path fill="#B3E8EF" d="M20 35 18 8 26 5 33 18 29 35Z" />
      <path fill="none" stroke="#3E93A3" d="M12 11l6 15M26 5l-5 20" />
    </>,
  ],
}

const HOLES: Readonly<Record<Scenery, readonly [string, string]>> = {
  meadow: ['#6B4A2E', '#B98A57'],
  forest: ['#523823', '#A5713F'],
  snow: ['#2C6C97', '#E6F3FB'],
  beach: ['#2F8FA8', '#F3DDB3'],
  stars: ['#1D1638', '#6A5AA8'],
}

/** What one falls into. */
export function Hole({ scenery }: { scenery: Scenery }) {
  const [deep, rim] = HOLES[scenery]
  return (
    <g {...outline}>
      <ellipse cx="20" cy="22" rx="16" ry="12.5" fill={rim} />
      <ellipse cx="20" cy="23.5" rx="12" ry="8.5" fill={deep} strokeWidth="1.6" />
    </g>
  )
}

export function Ice() {
  return (
    <g>
      <rect x="1" y="1" width="38" height="38" rx="5" fill="#CDEBFA" stroke="#8CC4E3" strokeWidth="1.6" />
      <path fill="none" stroke="#FFF" strokeWidth="3" strokeLinecap="round" d="M8 20 20 8M8 31 31 8M22 31l9-9" />
    </g>
  )
}

export function Switch({ isTurned }: { isTurned: boolean }) {
  return (
    <g {...outline}>
      <rect x="6" y="24" width="28" height="10" rx="4" fill="#B9A284" />
      <ellipse cx="20" cy={isTurned ? 25 : 20} rx="10" ry="6" fill={isTurned ? '#3FA873' : '#F5B82E'} />
    </g>
  )
}

export function Door({ isOpen }: { isOpen: boolean }) {
  return (
    <g {...outline}>
      {!isOpen && (
        <>
          <path fill="#C98A4B" d="M8 9h24v26H8Z" />
          <path fill="none" stroke="#8A5A2B" d="M16 9v26M24 9v26" />
          <path fill="#F5B82E" strokeWidth="1.6" d="M16 19h8v7h-8Z" />
        </>
      )}
      <path fill="#8F6A44" d="M3 6h6v30H3ZM31 6h6v30h-6Z" />
      {isOpen && <path fill="none" stroke="#3FA873" strokeWidth="3" d="M14 30h12" />}
    </g>
  )
}

export function Home() {
  return (
    <g {...outline}>
      <path fill="#FBE9C8" d="M8 18h24v16H8Z" />
      <path fill="#E8590C" d="M3 20 20 5 37 20Z" />
      <path fill="#7A4A24" d="M15 34v-7c0-6 10-6 10 0v7Z" />
      <path fill="#F5B82E" strokeWidth="1.6" d="M20 9.500c3 0 3 5 0 5s-3-5 0-5Z" />
    </g>
  )
}

export function CarrotPicture({ count }: { count: number }) {
  return (
    <g {...outline}>
      <path fill="#4FA66B" d="M20 15C14 13 13 6 15 4c3 1 4 3 5 5 0-4 2-6 4-7 2 3 1 6-1 8 3-2 6-1 7 1-2 4-6 5-10 4Z" />
      <path fill="#F0771F" d="M12 16c4-4 12-4 16 0 0 8-4 17-8 21-4-4-8-13-8-21Z" />
      <path fill="none" stroke="#B94D0A" strokeWidth="1.8" d="M14 21h4M26 23h-4M17 28h3" />
      {count > 1 && (
        <>
          <circle cx="31" cy="29" r="8" fill="#FFF6DC" strokeWidth="1.8" />
          <text x="31" y="33.2" textAnchor="middle" fontSize="12" fontWeight="700" fill="#22303C" stroke="none">
            {count}
          </text>
        </>
      )}
    </g>
  )
}

/** Small things that lie about on the ground and mean nothing. */
export function Scatter({ scenery, form }: { scenery: Scenery; form: number }) {
  const marks: Readonly<Record<Scenery, readonly string[]>> = {
    meadow: ['M12 30v-5M15 30l2-5M18 30l4-4', 'M26 14v-4M29 14l2-4'],
    forest: ['M10 28c3-3 6-3 8 0', 'M25 15c2-2 5-2 6 0M28 15v3'],
    snow: ['M14 28v6M11 29.500l6 3M11 32.500l6-3', 'M28 11v4M26 12l4 2M26 14l4-2'],
    beach: ['M9 29c2-2 4 2 6 0s4 2 6 0', 'M24 13c2-2 4 2 6 0'],
    stars: ['M14 25v6M11 28h6', 'M29 10v4M27 12h4'],
  }
  return <path {...thin} d={marks[scenery][form % 2]} />
}
