import { sql, type Transaction } from 'kysely'
import type { Tables } from '../postgres/database.ts'

/** What the demo's children were told of their works, at the times when that happened; of their orders the shop tells them. */
export async function insertTold(trx: Transaction<Tables>): Promise<void> {
  await sql`
    with told as (
      select user_id, case state when 'approved' then 'work_approved' else 'work_rejected' end as event, id as cases_id, reason,
        '{}'::jsonb as params, null as source, createtime + 7200 as createtime
      from cases where is_demo and state in ('approved', 'rejected') and user_id is not null
      union all
      select user_id, 'work_featured', id, null, '{}', null, createtime + 90000
      from cases where is_demo and state = 'approved' and featured and user_id is not null
      union all
      select origin.user_id, 'work_remixed', made.id, null, '{}', 'remix:' || made.id, made.createtime + 7200
      from cases made join cases origin on origin.id = made.remix_id
      where made.is_demo and made.state = 'approved' and origin.user_id is distinct from made.user_id
        and origin.user_id is not null
      union all
      select w.user_id, 'work_responses', w.id, null,
        jsonb_build_object('since', min(r.first), 'responses', jsonb_object_agg(r.kind, r.count)), null, max(r.last)
      from cases w join lateral (
        select kind, count(*) as count, min(id) as first, max(createtime) as last from reaction
        where cases_id = w.id group by kind
      ) r on true
      where w.is_demo and w.user_id is not null group by w.id
    )
    insert into member_event (user_id, event, cases_id, reason, params, source, createtime)
    select * from told where createtime <= epoch_seconds() order by createtime
  `.execute(trx)
}

/** What is newer than that they have yet to read. Seconds. */
const UNREAD = 2 * 86_400

/** They have read what they were told long ago. */
export async function readTold(trx: Transaction<Tables>): Promise<void> {
  await sql`
    update member_event set readtime = createtime + 3600
    where readtime is null and createtime < epoch_seconds() - ${UNREAD}::int
      and user_id in (select id from member where is_demo)
  `.execute(trx)
}
