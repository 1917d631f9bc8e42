import type pg from 'pg'
import type { Services } from '../server/src/compose.ts'
import { bulkLoad, numberIn, portions, type Watch } from './bulk-load.ts'
import { numberMembers } from './copy-members.ts'

const BATCH = 100_000
const ORDER_EVERY = 60
/** What is not paid is kept so long, in seconds. */
const KEPT = 31_536_000
const DAY = 86_400
const TABLES = ['shop_order', 'order_line', 'order_log', 'money_log'] as const

/**
 * Adds made-up orders of made-up members, those that are not there yet, with their lines and steps, and what they took of the balance;
 * all of it or nothing. Answers how many were added.
 */
export async function copyOrders(
  services: Pick<Services, 'engine' | 'bus'>,
  { count, signal, onProgress = () => undefined }: { count: number } & Watch,
): Promise<number> {
  let there = 0
  await bulkLoad(services, { tables: TABLES, rows: count, signal }, async (client) => {
    there = await numberIn(
      client,
      `select coalesce(max(substring(client_key from '^made-up:(\\d+)$')::int), 0) from shop_order`,
    )
    const members = await numberMembers(client)
    if (members === 0) throw new Error('Orders are of made-up members: there are none.')
    await gatherGoods(client)
    await client.query(MADE)
    for (const { from, to } of portions(there, count, BATCH)) {
      signal?.throwIfAborted()
      await makeOrders(client, { from, to, count, members })
      for (const statement of INSERTS) await client.query(statement)
      onProgress(to)
    }
  })
  return Math.max(0, count - there)
}

/** A table of this transaction: what can be ordered without anything that has to be opened; two items of its own where there is none. */
async function gatherGoods(client: pg.ClientBase): Promise<void> {
  const gather = `select row_number() over (order by id) - 1 as place, id, title, price from good
    where kind in ('physical', 'virtual') and price > 0`
  await client.query(`create temporary table item on commit drop as ${gather}`)
  if ((await numberIn(client, 'select count(*) from item')) > 0) return
  await client.query(
    `insert into good (title, kind, price) select jsonb_build_object('zh-cn', zh, 'en', en), 'physical', price from (values
       ('贴纸一张', 'A sheet of stickers', 990), ('积木指令卡片', 'Cards of block commands', 3900)) as made (zh, en, price)`,
  )
  await client.query(`insert into item ${gather}`)
}

type Portion = { from: number; to: number; count: number; members: number }

/** Orders of a portion as they will stand, with two items each; of every second one the second is a line too. */
const MADE = `create temporary table made (n int, id int, user_id int, at bigint, number text, state text, pay_type text,
  one int, other int, quantity int, total bigint) on commit drop`

async function makeOrders(client: pg.ClientBase, { from, to, count, members }: Portion): Promise<void> {
  const first = await numberIn(client, `select nextval(pg_get_serial_sequence('shop_order', 'id'))`)
  await client.query(`select setval(pg_get_serial_sequence('shop_order', 'id'), $1)`, [first + to - from])
  await client.query('truncate made')
  await client.query(
    `insert into made
     select o.n, $5::int + o.n - $1::int, member.id, at, to_char(to_timestamp(at), 'YYYYMMDDHH24MI') || lpad(o.n::text, 8, '0'),
       case when o.n % 20 < 4 then (array['pending', 'cancelled', 'refunded', 'paid'])[1 + o.n % 20]
         when o.n % 20 < 8 then 'paid' else 'delivered' end,
       case when o.n % 20 < 4 or o.n % 2 = 0 then 'offline' else 'balance' end,
       one.id, other.id, 1 + o.n % 3, one.price * (1 + o.n % 3) + case when o.n % 2 = 0 then other.price else 0 end
     from (select n, epoch_seconds() - ${3 * DAY} - ($3::bigint - n) * ${ORDER_EVERY} as at from generate_series($1::int, $2::int) n) as o
     join numbered as member on member.n = 1 + o.n * 7919::bigint % $4::int
     join item as one on one.place = o.n % (select count(*) from item)
     join item as other on other.place = (o.n + 1) % (select count(*) from item)`,
    [from, to, count, members, first],
  )
}

const PAID = `state in ('paid', 'delivered', 'refunded')`
const KEPT_SOLD = `state not in ('cancelled', 'refunded')`
const line = (item: string, quantity: string, where: string): string =>
  `insert into order_line (order_id, good_id, title, quantity, price, score_price, createtime)
   select made.id, item.id, item.title, ${quantity}, item.price, 0, at from made join item on item.id = made.${item} where ${where} order by n`
/** `after`: so many seconds after the order was placed. */
const step = (name: string, after: number, amount: string, where: string): string =>
  `select id, '${name}', ${amount}, 0, user_id, at + ${after} as time, n from made where ${where}`
/** What is put in before is taken at once: the balance is as it was. */
const entry = (sign: string, memo: string, source: string): string =>
  `select user_id, ${sign}total, money + ${sign === '-' ? 'total' : '0'}, money + ${sign === '-' ? '0' : 'total'}, '${memo} ' || number,
     ${source}, at + 60, n, '${sign}' as sign
   from made join member on member.id = user_id where ${PAID} and pay_type = 'balance'`
/** As logs are written: one after the other, whatever they tell. */
const STEPS = [
  step('placed', 0, '0', 'true'),
  step('paid', 60, 'total', PAID),
  step('delivered', DAY, '0', `state in ('delivered', 'refunded')`),
  step('cancelled', DAY, '0', `state = 'cancelled'`),
  step('refunded', 2 * DAY, 'total', `state = 'refunded'`),
].join(' union all ')
const ENTRIES = [entry('', '充值', 'null'), entry('-', '订单', `'order:' || made.id`)].join(' union all ')

/** What is ordered, in a line, as the shop says it. */
const said = (language: 'zh-cn' | 'en', separator: string): string => {
  const title = (item: string): string => `coalesce(${item}.title ->> '${language}', ${item}.title ->> 'zh-cn')`
  const times = `case when quantity > 1 then ' × ' || quantity else '' end`
  return `${title('first')} || ${times} || case when n % 2 = 0 then '${separator}' || ${title('second')} else '' end`
}

const INSERTS = [
  `insert into shop_order (id, number, goods, user_id, state, pay_type, total, total_score, refunded, paytime, expiretime, client_key, createtime, updatetime)
   select made.id, number, jsonb_build_object('zh-cn', ${said('zh-cn', '、')}, 'en', ${said('en', ', ')}), user_id, state, pay_type, total, 0, case when state = 'refunded' then total else 0 end,
     case when ${PAID} then at + 60 end, case when state = 'pending' then at + ${KEPT} end, 'made-up:' || n, at, at
   from made join item as first on first.id = made.one join item as second on second.id = made.other order by n`,
  line('one', 'quantity', 'true'),
  line('other', '1', 'n % 2 = 0'),
  `insert into order_log (order_id, step, amount, points, user_id, createtime)
   select id, step, amount, points, user_id, time from (${STEPS}) as log (id, step, amount, points, user_id, time, n) order by time, n`,
  `insert into money_log (user_id, money, before, after, memo, source, createtime)
   select user_id, money, before, after, memo, source, time
   from (${ENTRIES}) as log (user_id, money, before, after, memo, source, time, n, sign) order by n, sign`,
  `update good set sold = sold + given.quantity from (
     select item, sum(quantity) as quantity from (
       select one as item, quantity from made where ${KEPT_SOLD}
       union all select other, 1 from made where n % 2 = 0 and ${KEPT_SOLD}
     ) as lines group by item
   ) as given where good.id = given.item`,
]
