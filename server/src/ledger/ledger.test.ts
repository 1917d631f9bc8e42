import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../compose.ts'
import { ledgerJob } from '../jobs/ledger.ts'
import { SYSTEM } from '../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { testServices } from '../testing/services.ts'
import { findMismatches, mismatchText } from './check.ts'
import { type Account, post, postAll, type Posting } from './post.ts'
import { reportMismatches } from './report.ts'

let opened: TestDatabase
let services: Services
beforeAll(async () => {
  opened = await createTestDatabase('started')
  services = await testServices(opened.database)
})
afterAll(async () => {
  await services.close()
  await opened.drop()
})

let made = 0
async function newMember(): Promise<number> {
  const username = `pupil${(made += 1)}`
  const form = { username, nickname: username, password: 'carrot-2026', group_id: 1 }
  return services.engine.mutations.run(SYSTEM, (tx) => tx.add('member', form))
}

const enter = (posting: Partial<Posting> & Pick<Posting, 'member' | 'amount'>): Promise<boolean> =>
  services.engine.mutations.run(SYSTEM, (tx) => post(tx, { account: 'money', reason: '测试', ...posting }))

async function holds(member: number, account: Account = 'money'): Promise<number> {
  const { rows } = await sql<{ has: number }>`
    select ${sql.ref(account)} as has from member where id = ${member}
  `.execute(opened.database.kysely)
  return Number(rows[0]!.has)
}

async function entries(member: number): Promise<{ money: number; before: number; after: number }[]> {
  const { rows } = await sql<Record<'money' | 'before' | 'after', number>>`
    select money, before, after from money_log where user_id = ${member} order by before + money, id
  `.execute(opened.database.kysely)
  return rows.map(({ money, before, after }) => ({
    money: Number(money),
    before: Number(before),
    after: Number(after),
  }))
}

describe('what members have', () => {
  test('changes by entries that say what there was before and after', async () => {
    const member = await newMember()
    expect(await enter({ member, amount: 100_00 })).toBe(true)
    await enter({ member, amount: -30_05 })
    await enter({ member, account: 'score', amount: 7 })
    expect([await holds(member), await holds(member, 'score')]).toEqual([69_95, 7])
    expect(await entries(member)).toEqual([
      { money: -30_05, before: 100_00, after: 69_95 },
      { money: 100_00, before: 0, after: 100_00 },
    ])
  })

  test('five hundred who spend at once spend what there is, and not a cent more', async () => {
    const member = await newMember()
    await enter({ member, amount: 100_00 })
    const spent = await Promise.allSettled(Array.from({ length: 500 }, () => enter({ member, amount: -33 })))
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(303)
    const [refusal] = spent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusal).toMatchObject({
      fields: { money: { key: 'ledger.tooLittle', params: { has: '0.01', amount: '0.33' } } },
    })
    expect(await holds(member)).toBe(1)
    const found = await entries(member)
    // Each begins where another one ended.
    expect(new Set(found.map(({ before }) => before)).size).toBe(304)
    expect(await findMismatches(opened.database.kysely)).toEqual([])
  })

  test('one source is posted once, however often and from how many sides it is tried', async () => {
    const member = await newMember()
    const tries = Array.from({ length: 20 }, () => enter({ member, amount: 5_00, source: 'order:1' }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await holds(member)).toBe(5_00)
    await expect(enter({ member, amount: 6_00, source: 'order:1' })).rejects.toMatchObject({ key: 'ledger.otherEntry' })
    expect(await holds(member)).toBe(5_00)
  })

  test('two members who are paid crosswise at once both are', async () => {
    const [first, second] = [await newMember(), await newMember()]
    const pay = (from: number, to: number) =>
      services.engine.mutations.run(SYSTEM, (tx) =>
        postAll(
          tx,
          [to, from].map((member) => ({ account: 'score', member, amount: 1, reason: '奖励' })),
        ),
      )
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? pay(first, second) : pay(second, first))))
    expect([await holds(first, 'score'), await holds(second, 'score')]).toEqual([40, 40])
  })

  test('what fails after an entry takes the entry back', async () => {
    const member = await newMember()
    const work = services.engine.mutations.run(SYSTEM, async (tx) => {
      await post(tx, { account: 'money', member, amount: 1_00, reason: '测试' })
      throw new Error('no stock')
    })
    await expect(work).rejects.toThrow('no stock')
    expect(await holds(member)).toBe(0)
    expect(await entries(member)).toEqual([])
  })

  test.each<[Partial<Posting>, object]>([
    [{ amount: 0 }, { money: { key: 'ledger.zero' } }],
    [{ amount: -1 }, { money: { key: 'ledger.tooLittle' } }],
    [{ amount: 999_999_999_999_99 }, { money: { key: 'ledger.tooMuch' } }],
    [{ account: 'score', amount: 2_147_483_648 }, { score: { key: 'ledger.tooMuch' } }],
    [{ member: 999_999, amount: 1 }, { user_id: { key: 'ledger.noMember' } }],
  ])('%j is refused', async (posting, fields) => {
    await expect(enter({ member: await newMember(), amount: 1, ...posting })).rejects.toMatchObject({ fields })
  })
})

describe('nothing else writes it', () => {
  test.each([
    'update member set money = money + 1',
    'update member set score = 5 where id = (select max(id) from member)',
    `insert into member (username, password, nickname, group_id, money) values ('rich', '', 'rich', 1, 100)`,
    'update money_log set money = 1',
    'delete from money_log',
    'truncate score_log',
  ])('%s', async (statement) => {
    await enter({ member: await newMember(), amount: 1_00 })
    await expect(sql.raw(statement).execute(opened.database.kysely)).rejects.toMatchObject({ code: '23001' })
  })

  test('an entry’s own before and after are the database’s, whatever is sent', async () => {
    const member = await newMember()
    await sql`insert into money_log (user_id, money, before, after, memo) values (${member}, 5, 700, 900, '测试')`.execute(
      opened.database.kysely,
    )
    expect(await entries(member)).toEqual([{ money: 5, before: 0, after: 5 }])
  })
})

/** Past the trigger, as whoever tampers with the database does it. */
async function setPast(member: number, account: Account, value: number): Promise<void> {
  const { kysely } = opened.database
  await sql`alter table member disable trigger member_keeps_balance`.execute(kysely)
  await sql`update member set ${sql.ref(account)} = ${value} where id = ${member}`.execute(kysely)
  await sql`alter table member enable trigger member_keeps_balance`.execute(kysely)
}

test.each<[Account, string]>([
  ['money', 'member_money_is_enough'],
  ['score', 'member_score_is_enough'],
])('no way leads to less than nothing of %s, not even past the trigger', async (account, constraint) => {
  const member = await newMember()
  const take = opened.database.kysely.transaction().execute(async (transaction) => {
    await sql`alter table member disable trigger member_keeps_balance`.execute(transaction)
    await sql`update member set ${sql.ref(account)} = -1 where id = ${member}`.execute(transaction)
  })
  await expect(take).rejects.toMatchObject({ code: '23514', constraint })
  expect(await holds(member, account)).toBe(0)
})

describe('an account that holds something else', () => {
  test('is found', async () => {
    const member = await newMember()
    await enter({ member, amount: 3_00 })
    await setPast(member, 'money', 4_00)
    const found = await findMismatches(opened.database.kysely)
    expect(found).toEqual([{ account: 'money', member, holds: 4_00, entries: 3_00 }])
    expect(found.map(mismatchText)).toEqual([`money of member ${member}: holds 400, entries come to 300`])
    await setPast(member, 'money', 3_00)
  })

  test('is found by the job of each night, which says so in the log and the back office', async () => {
    const { database } = opened
    const member = await newMember()
    await enter({ member, amount: 3_00 })
    await setPast(member, 'money', 4_00)
    const said: unknown[] = []
    const job = ledgerJob(services.engine.mutations, {
      error: (_: unknown, text: string) => void said.push(text),
    } as never)
    expect(job.cron).toMatch(/^\d+ \d+ \* \* \*$/)
    const run = () => job.run({ database, config: { get: async () => ({}) as never } })
    await run()
    expect(said).toEqual([`money of member ${member}: holds 400, entries come to 300`])
    const { rows } = await sql`select user_id, account from ledger_mismatch`.execute(database.kysely)
    expect(rows).toEqual([{ user_id: member, account: 'money' }])
    await setPast(member, 'money', 3_00)
    await run()
    expect(said).toHaveLength(1)
    await sql`delete from client_report where kind = 'ledger'`.execute(database.kysely)
  })

  test('is found by `npm run ledger:check`, which fails then', async () => {
    const check = () =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'command.ts')], {
        env: { DATABASE_URL: opened.url },
      })
    const member = await newMember()
    await enter({ member, account: 'score', amount: 3 })
    expect((await check()).stdout).toBe('Every account holds what its entries come to.\n')
    await setPast(member, 'score', 4)
    const stdout = `score of member ${member}: holds 4, entries come to 3\n`
    await expect(check()).rejects.toMatchObject({ code: 1, stdout })
    await setPast(member, 'score', 3)
  })

  test('is told where administrators see it, as long as it does', async () => {
    const { kysely } = opened.database
    const listed = async () =>
      (await sql`select user_id, account, holds, entries from ledger_mismatch`.execute(kysely)).rows
    const reports = async () => (await sql`select count from client_report where kind = 'ledger'`.execute(kysely)).rows
    const member = await newMember()
    await enter({ member, amount: 12_00 })
    await enter({ member, account: 'score', amount: 20 })
    await reportMismatches(services.engine)
    expect([await listed(), await reports()]).toEqual([[], []])

    await setPast(member, 'money', 13_00)
    await setPast(member, 'score', 25)
    await reportMismatches(services.engine)
    const points = { user_id: member, account: 'score', holds: '25', entries: '20' }
    const balance = { user_id: member, account: 'money', holds: '13.00', entries: '12.00' }
    expect(await listed()).toEqual([balance, points])

    await setPast(member, 'money', 12_00)
    await setPast(member, 'score', 26)
    await reportMismatches(services.engine)
    expect(await listed()).toEqual([{ ...points, holds: '26' }])
    await setPast(member, 'score', 20)
    await reportMismatches(services.engine)
    expect([await listed(), await reports()]).toEqual([[], [{ count: 2 }]])
  })

  test('stays listed when there are more than are found at once', async () => {
    const { kysely } = opened.database
    const count = async (where: string) =>
      (await sql`select from ledger_mismatch where ${sql.raw(where)}`.execute(kysely)).rows.length
    const member = await newMember()
    await enter({ member, account: 'score', amount: 20 })
    await setPast(member, 'score', 25)
    await reportMismatches(services.engine)
    expect(await count(`account = 'score'`)).toBe(1)

    // Those of money come first, and are as many as are found.
    await sql`
      insert into member (username, password, nickname, group_id)
      select 'crowd_' || n, '', 'crowd', 1 from generate_series(1, 100) as n
    `.execute(kysely)
    await sql`alter table member disable trigger member_keeps_balance`.execute(kysely)
    await sql`update member set money = 100 where username like 'crowd%'`.execute(kysely)
    await sql`alter table member enable trigger member_keeps_balance`.execute(kysely)
    await reportMismatches(services.engine)
    expect([await count(`account = 'score'`), await count(`account = 'money'`)]).toEqual([1, 100])

    await sql`delete from member where username like 'crowd%'`.execute(kysely)
    await setPast(member, 'score', 20)
    await reportMismatches(services.engine)
    expect(await count('true')).toBe(0)
  })
})
