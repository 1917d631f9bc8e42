import type pg from 'pg'
import type { Services } from '../server/src/compose.ts'
import { CHECKED_IN } from '../server/src/lib/own-words.ts'
import { bulkLoad, numberIn, portions, type Watch } from './bulk-load.ts'
import { CREATURES, STYLES } from './words.ts'

const BATCH = 100_000
/** Seconds between the joining of two members, and between two entries of one. */
const JOIN_EVERY = 60
const ENTER_EVERY = 43_200
/** Cents that each has. */
const MONEY = 1000
/** What comes and goes again and again. */
const MOVES = [
  [5, CHECKED_IN],
  [10, '完成一课'],
  [20, '闯过一关'],
  [5, CHECKED_IN],
  [-4, '兑换贴纸'],
  [10, '作品展示'],
  [5, CHECKED_IN],
  [30, '课程结业'],
  [5, CHECKED_IN],
  [-3, '兑换积木指令卡片'],
] as const
/** Where members begin in it, one after the other, so that entries of each kind stand among all others, the latest too; none has less than nothing then. */
const STARTS = [0, 1, 2, 3, 5, 6, 7, 8]

export type Members = {
  /** So many in all. */
  count: number
  /** Of points, of each who is added. */
  entries: number
  /** Hash of everybody's password. */
  password: string
}

/**
 * Adds made-up members `learner1` … `learner<count>`, those that are not there yet, with what came and went of their points and
 * ten yuan of money; all of it or nothing. Answers how many were added.
 */
export async function copyMembers(
  services: Pick<Services, 'engine' | 'bus'>,
  { count, entries, password, signal, onProgress = () => undefined }: Members & Watch,
): Promise<number> {
  let there = 0
  const rows = count * (1 + entries)
  await bulkLoad(services, { tables: ['member', 'score_log', 'money_log'], rows, signal }, async (client) => {
    there = await numberIn(
      client,
      `select coalesce(max(substring(username from '^learner(\\d+)$')::int), 0) from member`,
    )
    const entered = Array.from({ length: entries }, (_, index) => STARTS.map((start) => moveOf(start + index)))
    const sums = (until: number): number[] =>
      STARTS.map((_, start) => entered.slice(0, until).reduce((sum, moves) => sum + moves[start]![0], 0))
    const scores = sums(entries)
    for (const { from, to } of portions(there, count, BATCH)) {
      signal?.throwIfAborted()
      await insertMembers(client, { from, to, count, scores, password })
    }
    await numberMembers(client)
    await client.query(
      `insert into money_log (user_id, money, before, after, memo, createtime)
       select id, ${MONEY}, 0, ${MONEY}, '充值', epoch_seconds() - n % 604800 from numbered where n > $1::int order by n`,
      [there],
    )
    for (const [index, moves] of entered.entries()) {
      for (const { from, to } of portions(there, count, BATCH)) {
        signal?.throwIfAborted()
        await client.query(
          `insert into score_log (user_id, score, before, after, memo, createtime)
           select id, score, before, before + score, memo,
             epoch_seconds() - $6::bigint - ($7::bigint - n) * ${ENTER_EVERY} / $7::bigint
           from numbered, lateral (select ($3::int[])[kind] as score, ($4::int[])[kind] as before, ($5::text[])[kind] as memo
             from (select 1 + n % ${STARTS.length} as kind)) entered
           where n between $1::int and $2::int order by n`,
          [
            from,
            to,
            moves.map(([move]) => move),
            sums(index),
            moves.map(([, memo]) => memo),
            (entries - 1 - index) * ENTER_EVERY,
            count,
          ],
        )
        onProgress(index * (count - there) + to - there)
      }
    }
  })
  return Math.max(0, count - there)
}

const moveOf = (index: number) => MOVES[index % MOVES.length]!

/** A table of this transaction: made-up members (id) by their numbers (n). */
export async function numberMembers(client: pg.ClientBase): Promise<number> {
  await client.query(
    `create temporary table numbered on commit drop as
     select substring(username from '^learner(\\d+)$')::int as n, id from member where username ~ '^learner\\d+$';
     alter table numbered add primary key (n); analyze numbered`,
  )
  return numberIn(client, 'select coalesce(max(n), 0) from numbered')
}

type Portion = { from: number; to: number; count: number; scores: readonly number[]; password: string }

async function insertMembers(client: pg.ClientBase, { from, to, count, scores, password }: Portion): Promise<void> {
  // Every third is called in English.
  await client.query(
    `insert into member (username, nickname, password, email, mobile, group_id, avatar, gender, birth_year, money, score,
       lastlogintime, createtime, updatetime)
     select 'learner' || n,
       case n % 3 when 0 then ($3::text[])[1 + n % $7::int] || ' ' || ($4::text[])[1 + n / 7 % $8::int]
         else ($5::text[])[1 + n % $7::int] || ($6::text[])[1 + n / 7 % $8::int] end || ' ' || n,
       $9, 'learner' || n || '@example.com', '139' || lpad(n::text, 8, '0'), (select min(id) from member_group),
       '/static/avatars/fox.svg', (n % 3)::text, 1990 + n % 16, ${MONEY}, ($10::int[])[1 + n % ${STARTS.length}],
       epoch_seconds() - n % 1000000, epoch_seconds() - ($11::bigint - n) * ${JOIN_EVERY}, epoch_seconds()
     from generate_series($1::int, $2::int) n`,
    [
      from,
      to,
      ...[STYLES, CREATURES].map((words) => words.map(({ en }) => en)),
      ...[STYLES, CREATURES].map((words) => words.map((word) => word['zh-cn'])),
      STYLES.length,
      CREATURES.length,
      password,
      scores,
      count,
    ],
  )
}
