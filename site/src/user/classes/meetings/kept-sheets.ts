import { ATTENDANCE_NAMES, type Attendance } from '@tutu/contract/core/meetings'
import { memberSession } from '../../../lib/member/session.ts'
import { createStored } from '../../../lib/stored.ts'

/** A register that was marked and has not been saved. */
export type KeptSheet = {
  marks: (readonly [user: number, state: Attendance])[]
  note: string
  homework: string
  /** Absent: kept before there was any. */
  feedback?: (readonly [user: number, text: string])[]
}

/** As long as the tab, and for it alone: teachers go to another page, back, or load it anew, and schools share computers. */
const sheets = createStored<Readonly<Record<string, KeptSheet>>>(
  'tutu.registers',
  {},
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(isSheet)
      ? (value as Record<string, KeptSheet>)
      : undefined,
  'sessionStorage',
)

/** Of whoever is signed in. `takentime`: when it had been taken as it was begun; what was saved elsewhere since goes before it. */
const keyOf = (meeting: number, takentime: number | null): string =>
  `${memberSession.read().id} ${meeting} ${takentime ?? ''}`

export const keptSheet = (meeting: number, takentime: number | null): KeptSheet | undefined =>
  sheets.read()[keyOf(meeting, takentime)]

export function keepSheet(meeting: number, takentime: number | null, sheet: KeptSheet): void {
  sheets.write((known) => ({ ...known, [keyOf(meeting, takentime)]: sheet }))
}

export function forgetSheet(meeting: number, takentime: number | null): void {
  sheets.write(({ [keyOf(meeting, takentime)]: _, ...others }) => others)
}

function isSheet(value: unknown): boolean {
  const { marks, note, homework, feedback = [] } = (value ?? {}) as Partial<KeptSheet>
  const isMark = (mark: unknown): boolean =>
    Array.isArray(mark) && typeof mark[0] === 'number' && ATTENDANCE_NAMES.includes(mark[1] as Attendance)
  const isText = (one: unknown): boolean =>
    Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'string'
  return (
    Array.isArray(marks) &&
    marks.every(isMark) &&
    typeof note === 'string' &&
    typeof homework === 'string' &&
    Array.isArray(feedback) &&
    feedback.every(isText)
  )
}
