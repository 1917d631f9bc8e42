import { type PasswordPicture, PICTURES_OF_PASSWORDS } from '@tutu/contract/core/classroom'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { ReactNode } from 'react'
import { useSite } from '../lib/use-site.ts'

// Of picture passwords, on boards of 48 × 48. They lie on paper in both themes, so the outline is always ink.

const INK = '#22303C'
const FUR = '#FFFDF8'
const HONEY = '#F5B82E'
const CARROT = '#F07A2E'
const LEAF = '#3FA873'
const SKY = '#4BA3EA'
const SKY_SOFT = '#CFE6FA'
const BERRY = '#E0496F'
const VIOLET = '#9A7BE8'
const TEAL = '#2FA7B5'
const BARK = '#A9713F'
const PINK = '#FFC2A8'

const eye = (cx: number, cy: number): ReactNode => <circle cx={cx} cy={cy} r="1.7" fill={INK} stroke="none" />

const DRAWINGS: Readonly<Record<PasswordPicture, ReactNode>> = {
  rabbit: (
    <>
      <ellipse cx="18" cy="13" rx="4.2" ry="9.5" fill={FUR} transform="rotate(-7 18 13)" />
      <ellipse cx="30" cy="13" rx="4.2" ry="9.5" fill={FUR} transform="rotate(7 30 13)" />
      <path d="M18 8v9M30 8v9" stroke={PINK} strokeWidth="3" />
      <circle cx="24" cy="31" r="13" fill={FUR} />
      {eye(19, 29)}
      {eye(29, 29)}
      <path d="M22.4 34h3.2L24 35.8z" fill={BERRY} strokeWidth="1.4" />
      <path d="M24 36v2m-3.4 0.4q1.7 1.7 3.4 -0.4q1.7 2.1 3.4 0.4" fill="none" strokeWidth="1.6" />
    </>
  ),
  cat: (
    <>
      <path d="M10 8l9 7h10l9-7v20a14 13 0 0 1-28 0z" fill={HONEY} />
      {eye(19, 26)}
      {eye(29, 26)}
      <path d="M22.4 30h3.2L24 31.8z" fill={BERRY} strokeWidth="1.4" />
      <path d="M20.6 34q1.7 1.7 3.4-.6q1.7 2.3 3.4 .6" fill="none" strokeWidth="1.6" />
      <path d="M15 31l-9-2m9 5l-9 2m27-5l9-2m-9 5l9 2M24 9v6m-4-4v4m8-4v4" fill="none" strokeWidth="1.6" />
    </>
  ),
  fish: (
    <>
      <path d="M33 24l11-9v18z" fill={CARROT} />
      <ellipse cx="20.5" cy="24" rx="16" ry="11.5" fill={SKY} />
      <path d="M20 13q4-6 9-5l-2 7z" fill={CARROT} />
      <circle cx="12.5" cy="21" r="3" fill={FUR} strokeWidth="1.6" />
      {eye(12.5, 21)}
      <path d="M20 19q4 5 0 10m6-9q3 4 0 8" fill="none" strokeWidth="1.6" />
    </>
  ),
  bird: (
    <>
      <path d="M20 38v6m7-6v6" />
      <path d="M36 26l8-6-1 11z" fill={TEAL} />
      <circle cx="23" cy="25" r="14" fill={TEAL} />
      <path d="M9.5 21L2 25l8 3z" fill={HONEY} />
      <circle cx="17" cy="20" r="3.2" fill={FUR} strokeWidth="1.6" />
      {eye(17, 20)}
      <path d="M22 27q8-4 12 1q-4 7-12 -1z" fill={SKY_SOFT} strokeWidth="1.8" />
    </>
  ),
  turtle: (
    <>
      <path d="M12 33v7h6v-6m11 0v6h6v-7" fill="#A8D98C" />
      <path d="M36 30q1-9 6-8q5 1 3 6q-1 5-9 6z" fill="#A8D98C" />
      <path d="M4 34a18 18 0 0 1 35 0z" fill={LEAF} />
      <path d="M14 33l4-8h8l4 8m-12-8l-3-5m11 5l3-5" fill="none" strokeWidth="1.8" />
      {eye(41.5, 26)}
      <path d="M4 34l-2.5 2.5" />
    </>
  ),
  snail: (
    <>
      <path d="M8 40q-4-1-3-5q6-1 6-9q0-5 4-5q3 1 3 6v5h21q4 1 5 8z" fill="#F3D9A8" />
      <path d="M13 21l-3-9m5 9l3-9" />
      <circle cx="10" cy="11.5" r="2" fill={INK} stroke="none" />
      <circle cx="18" cy="11.5" r="2" fill={INK} stroke="none" />
      <circle cx="30" cy="24" r="12.5" fill={VIOLET} />
      <path d="M30 31a7 7 0 1 1 6-6a4.5 4.5 0 1 1-7-3" fill="none" />
    </>
  ),
  carrot: (
    <>
      <path d="M24 14q-2-10-9-9q-1 6 8 9m1 0q-1-11 3-12q4 3-1 12m0 0q3-9 10-7q-1 7-9 7" fill={LEAF} />
      <path d="M14 19q0-6 10-6t10 6q0 8-10 27q-10-19-10-27z" fill={CARROT} />
      <path d="M15 23h6m6 5h5m-13 6h4" strokeWidth="1.8" />
    </>
  ),
  apple: (
    <>
      <path d="M24 16q1-8 5-11" fill="none" />
      <path d="M26 11q3-7 12-6q-2 8-12 6z" fill={LEAF} />
      <path
        d="M24 17q-6-4-12-1q-7 5-4 16q3 10 10 11q3 0 6-1.500q3 1.5 6 1.500q7-1 10-11q3-11-4-16q-6-3-12 1z"
        fill={BERRY}
      />
      <path d="M13 22q-2 3-1 7" fill="none" stroke={FUR} />
    </>
  ),
  cherry: (
    <>
      <path d="M15 30q2-16 17-24q-1 13 2 21" fill="none" />
      <path d="M31 7q-10-6-18 2q9 6 18-2z" fill={LEAF} />
      <circle cx="14" cy="35" r="9" fill={BERRY} />
      <circle cx="34" cy="34" r="9" fill={BERRY} />
      <path d="M9.5 33q1-3 4-3.500m16 2q1-3 4-3.5" fill="none" stroke={FUR} strokeWidth="1.8" />
    </>
  ),
  sun: (
    <>
      <path
        d="M24 3v6m0 30v6M3 24h6m30 0h6M9.2 9.200l4.2 4.200m21.2 21.200l4.2 4.200M9.2 38.800l4.2-4.200m21.2-21.200l4.2-4.2"
        strokeWidth="3.2"
        stroke={CARROT}
      />
      <circle cx="24" cy="24" r="11.5" fill={HONEY} />
      {eye(20, 22)}
      {eye(28, 22)}
      <path d="M19.5 27q4.5 4.5 9 0" fill="none" strokeWidth="1.8" />
    </>
  ),
  moon: (
    <>
      <path d="M31 4a20 20 0 1 0 12 30a17 17 0 0 1-12-30z" fill="#F8DF9C" />
      {eye(17, 25)}
      <path d="M17 33q4 1 6-2" fill="none" strokeWidth="1.8" />
      <path d="M38 10l1.5 3.500L43 15l-3.5 1.500L38 20l-1.5-3.500L33 15l3.5-1.500z" fill={HONEY} strokeWidth="1.6" />
    </>
  ),
  cloud: (
    <>
      <path d="M13 39a9.5 9.5 0 0 1-1.5-18.800A12.5 12.5 0 0 1 35.5 18A10.5 10.5 0 0 1 36 39z" fill={SKY_SOFT} />
      {eye(20, 28)}
      {eye(29, 28)}
      <path d="M22 32q2.5 2.5 5 0" fill="none" strokeWidth="1.8" />
    </>
  ),
  tree: (
    <g transform="translate(-1.5 0)">
      <path d="M20 32h8l1.5 13h-11z" fill={BARK} />
      <path d="M13 34a9 9 0 0 1-4-16a10 10 0 0 1 10-13a11 11 0 0 1 19 7a10 10 0 0 1-3 22z" fill={LEAF} />
      <circle cx="17" cy="20" r="2.4" fill={BERRY} strokeWidth="1.5" />
      <circle cx="30" cy="15" r="2.4" fill={BERRY} strokeWidth="1.5" />
      <circle cx="29" cy="27" r="2.4" fill={BERRY} strokeWidth="1.5" />
    </g>
  ),
  car: (
    <>
      <path d="M3 34v-8q0-4 5-4h3l5-9h14l7 9q8 0 8 6v6z" fill={BERRY} />
      <path d="M15 22l3.5-6h4v6zm11 0v-6h3l4.5 6z" fill={SKY_SOFT} strokeWidth="1.8" />
      <circle cx="13" cy="35" r="5.5" fill="#5B6B78" />
      <circle cx="35" cy="35" r="5.5" fill="#5B6B78" />
      <circle cx="13" cy="35" r="1.6" fill={FUR} stroke="none" />
      <circle cx="35" cy="35" r="1.6" fill={FUR} stroke="none" />
    </>
  ),
  rocket: (
    <>
      <path d="M19 36h10l-5 10z" fill={HONEY} />
      <path d="M15 24l-7 9v6l9-4zm18 0l7 9v6l-9-4z" fill={CARROT} />
      <path d="M24 2q11 9 10 22l-3 12H17l-3-12Q13 11 24 2z" fill={FUR} />
      <path d="M17.5 11q3-6 6.5-9q3.5 3 6.5 9z" fill={CARROT} />
      <circle cx="24" cy="21" r="4.5" fill={SKY} />
    </>
  ),
  umbrella: (
    <>
      <path d="M24 24v15q0 5 4.5 5t4.5-5" fill="none" strokeWidth="3" />
      <path
        d="M3 25a21 19 0 0 1 42 0q-3.5-4-7 0q-3.5-4-7 0q-3.5-4-7 0q-3.5-4-7 0q-3.5-4-7 0q-3.5-4-7 0z"
        fill={VIOLET}
      />
      <path d="M17 25q0-12 7-19q7 7 7 19q-3.5-4-7 0q-3.5-4-7 0z" fill={HONEY} />
      <path d="M24 6V2" />
    </>
  ),
}

/** One of a picture password; beside its name it says nothing more. */
export function PictureDrawing({ name, className }: { name: PasswordPicture; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden focusable="false">
      <g stroke={INK} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" fill="none">
        {DRAWINGS[name]}
      </g>
    </svg>
  )
}

/** What pictures are called. */
export function usePictureName(): (name: PasswordPicture) => string {
  const { language } = useSite()
  return (name) => pickLanguage(PICTURES_OF_PASSWORDS[name], language)
}
