import { type Attendance, hasCome } from '@tutu/contract/core/meetings'
import { sql, type Transaction } from 'kysely'
import { serverZone, shownIn } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import { weeklyFrom } from '../lib/weekly.ts'
import type { Tables } from '../postgres/database.ts'
import type { Row } from './seed-files.ts'
import { mondayOf } from './timetables.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'

type OfClass = { classroom: number; teacher: number; pupils: readonly number[]; away: number | undefined }

/** A class of the demo meets each week: what is over was taken, and somebody was late or away now and then. */
export async function insertMeetings(
  trx: Transaction<Tables>,
  { classroom, teacher, pupils, away }: OfClass,
  { weekday, time, minutes, back, ahead, place, about, lesson, homework }: Row,
): Promise<void> {
  const zone = serverZone()
  const now = epochSeconds()
  const monday = mondayOf(shownIn(zone, now * 1000).slice(0, 10))
  const day = daysBefore(monday, 7 * Number(back) - (Number(weekday) - 1))
  const times = Number(back) + Number(ahead)
  const starts = weeklyFrom({ day, time: String(time), zone, times, until: null }, times)
  const { rows: series } = await sql<{ id: number }>`select nextval('class_meeting_series')::int as id`.execute(trx)
  const [course, slug] = String(lesson ?? '').split('/')
  let next: number | undefined
  for (const [at, starttime] of starts.entries()) {
    const isOver = starttime + Number(minutes) * 60 < now
    const marks = isOver ? pupils.map((_, place) => MARKS[(at * 3 + place * 5) % MARKS.length]!) : []
    const count = (state: string): number => marks.filter((mark) => mark === state).length
    const { rows } = await sql<{ id: number }>`
      insert into class_meeting (
        classroom_id, teacher_id, series, starttime, minutes, zone, place, about, lesson_id, homework, takentime,
        present, late, excused, absent, written_to, is_demo, createtime
      ) values (
        ${classroom}, ${teacher}, ${series[0]!.id}, ${starttime}, ${Number(minutes)}, ${zone}, ${place}, ${about},
        (select l.id from lesson l join course c on c.id = l.course_id where c.slug = ${course} and l.slug = ${slug ?? ''}),
        ${isOver ? (homework ?? null) : null}, ${isOver ? starttime + 600 : null},
        ${count('present')}, ${count('late')}, ${count('excused')}, ${count('absent')},
        ${marks.filter((state, place) => feedbackOf(at, place, state)).length}, true, ${Math.min(now, starttime - 86_400)}
      ) returning id
    `.execute(trx)
    const { id } = rows[0]!
    if (!isOver && starttime > now) next ??= id
    for (const [place, state] of marks.entries()) {
      const feedback = feedbackOf(at, place, state)
      const since = feedback && starttime + 7200
      await sql`
        insert into class_attendance (meeting_id, user_id, state, createtime, feedback, feedbacktime, feedback_toldtime)
        values (
          ${id}, ${pupils[place]}, ${state}, ${starttime + 600},
          ${feedback}, ${since}, ${since}
        )
      `.execute(trx)
    }
  }
  if (away !== undefined && next !== undefined)
    await sql`
      insert into class_leave (meeting_id, user_id, said_by, reason) values (${next}, ${away}, 'member', '去外婆家 · At my grandmother’s')
    `.execute(trx)
}

const MARKS: readonly Attendance[] = [
  'present',
  'present',
  'present',
  'late',
  'present',
  'present',
  'excused',
  'present',
  'absent',
]

/** To most of who came the teacher wrote something. */
function feedbackOf(meeting: number, place: number, state: Attendance): string | null {
  if (!hasCome(state) || (meeting + place) % 4 === 3) return null
  return FEEDBACK[(meeting * 2 + place) % FEEDBACK.length]!
}

const FEEDBACK = [
  '今天自己想出了让小猫转弯的办法，还讲给同桌听。“重复执行”已经会用了，下次试试把两个重复套在一起。',
  '遇到小问题没有放弃，试了三次终于找到了。打字还可以再快一点，回家每天练五分钟就好。',
  '作品完成了，配色很漂亮。请孩子在家讲一讲：为什么背景要先画？',
  '今天有点累，后半节课慢了下来。“广播”这一步还没弄懂，下次课我们再一起看。',
] as const
