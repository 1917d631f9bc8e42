import { countLogByDay } from '../data/admin-log-days.ts'
import { pruneClientReports } from '../data/client-reports.ts'
import { forgetOlder } from '../data/forget.ts'
import { prunePageViews } from '../data/page-views.ts'
import { pruneRaces } from '../data/races.ts'
import { pruneLikes } from '../data/row-counts.ts'
import { lastDays } from '../lib/days.ts'
import { pruneFormers } from '../files/former-files.ts'
import { pruneMessages } from '../messages/sweep.ts'
import { pruneVerification } from '../messages/verification.ts'
import type { Imports } from '../engine/import/imports.ts'
import { pruneHistory } from '../engine/write/history.ts'
import type { Registry } from '../engine/registry.ts'
import { pruneRenderings } from '../engine/read/renderings.ts'
import type { Job } from './job.ts'

const DAYS_SHOWN = 90
const REPORTS_KEPT = 90 // days
const MESSAGES_KEPT = 30 // days: they name people
const IMPORTS_KEPT = 30 // days
const EVENTS_KEPT = 365 // days: what members were told
const RACES_KEPT = 30 // days
const VIEWS_KEPT = 800 // days: this year and the one before

/**
 * Forgets what is too old: log entries and the history of rows beyond their settings, reports of browsers, page views, renderings
 * of older versions.
 */
export const pruneJob = (registry: Pick<Registry, 'all'>, imports: Pick<Imports, 'prune'>): Job => ({
  name: 'prune',
  // In the night of China, whose children the site is for.
  cron: '20 19 * * *',
  async run({ database, config }) {
    // Counted before they go, so that the dashboard never counts more than today and yesterday.
    const now = new Date()
    await countLogByDay(database.kysely, lastDays(DAYS_SHOWN, now), now)
    const { admin_log_days, history_days, recycle_days, sensitive_days } = await config.get()
    await forgetOlder(database.kysely, 'admin_log', admin_log_days)
    await forgetOlder(database.kysely, 'sensitive_data_log', sensitive_days)
    await pruneHistory(database.kysely, history_days)
    await forgetOlder(database.kysely, 'data_recycle_log', recycle_days)
    await pruneFormers(database, recycle_days)
    await pruneClientReports(database.kysely, REPORTS_KEPT)
    await pruneMessages(database.kysely, MESSAGES_KEPT)
    await forgetOlder(database.kysely, 'member_event', EVENTS_KEPT)
    await pruneVerification(database.kysely)
    await imports.prune(IMPORTS_KEPT)
    await prunePageViews(database.kysely, VIEWS_KEPT)
    await pruneRaces(database.kysely, RACES_KEPT)
    await pruneLikes(database.kysely, registry.all())
    await pruneRenderings(
      database.kysely,
      registry.all().map(({ definition }) => definition),
    )
  },
})
