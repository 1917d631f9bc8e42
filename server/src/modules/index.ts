import type { Config } from '../data/config.ts'
import type { Files } from '../files/files.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import type { Joins } from '../engine/read/joins.ts'
import type { Registry } from '../engine/registry.ts'
import { about } from '@tutu/contract/resources/about'
import { onePage } from '@tutu/contract/resources/one-page'
import { sharesAddresses } from './about.ts'
import { accountLog } from './account-log.ts'
import { admin } from './admin.ts'
import { adminGroup } from './admin-group.ts'
import { adminLogHooks } from './admin-log.ts'
import { attachmentHooks } from './attachment.ts'
import { attachmentFolder } from './attachment-folder.ts'
import { blog } from './blog.ts'
import { cases } from './cases.ts'
import { certificate } from './certificate.ts'
import { chapter } from './chapter.ts'
import { classroom } from './classroom.ts'
import { contactHooks } from './contact.ts'
import { coupon } from './coupon.ts'
import { course } from './course.ts'
import { dataRecycleLogHooks } from './data-recycle-log.ts'
import { enrolment } from './enrolment.ts'
import { good } from './good.ts'
import { dateline } from './dateline.ts'
import { invoiceHooks } from './invoice.ts'
import { job } from './job.ts'
import { lesson } from './lesson.ts'
import { lessonPackage } from './lesson-package.ts'
import { mailing } from './mailing.ts'
import { member } from './member.ts'
import { memberSession } from './member-session.ts'
import { memberRule } from './member-rule.ts'
import { trialHooks } from './trial.ts'
import { trialTimeHooks } from './trial-time.ts'
import { tutu } from './tutu.ts'
import { reaction } from './reaction.ts'
import { workReport } from './work-report.ts'
import type { Engine } from '../engine/engine.ts'
import { topUpHooks } from './top-up.ts'
import type { Payments } from '../payment/provider.ts'
import { shopOrderHooks } from './shop-order.ts'
import { sensitiveDataHooks } from './sensitive-data.ts'
import { sensitiveDataLogHooks } from './sensitive-data-log.ts'
import { menuRuleHooks } from './menu-rule.ts'
import { messageHooks } from './message.ts'
import { notice } from './notice.ts'
import { messageTemplateHooks } from './message-template.ts'

/** What modules ask of the rest of the server. Functions: what is made after them. */
export type ModuleServices = {
  config: Pick<Config, 'siteConfig' | 'get'>
  files: Pick<Files, 'sweepLater' | 'fullUrl'>
  registry: () => Registry
  joins: () => Joins
  outbox: () => Pick<Outbox, 'open'>
  /** Of links in letters. */
  origin: string
  payments: Payments
  engine: () => Pick<Engine, 'database' | 'mutations'>
}

/** Modules with behaviour, by definition name: the one list of them. */
export function hooksOf({
  config,
  files,
  registry,
  joins,
  outbox,
  origin,
  payments,
  engine,
}: ModuleServices): Readonly<Record<string, ResourceHooks>> {
  return {
    blog,
    mailing,
    news: dateline('news'),
    about: sharesAddresses(about, onePage),
    'one-page': sharesAddresses(onePage, about),
    cases,
    certificate,
    chapter,
    classroom,
    reaction,
    'work-report': workReport,
    contact: contactHooks(outbox),
    coupon,
    course,
    invoice: invoiceHooks(outbox),
    job,
    lesson,
    'lesson-package': lessonPackage,
    trial: trialHooks(outbox, origin),
    'trial-time': trialTimeHooks(config),
    tutu,
    'shop-order': shopOrderHooks(outbox),
    'top-up': topUpHooks(() => ({
      kysely: engine().database.kysely,
      mutations: engine().mutations,
      payments,
    })),
    enrolment,
    good,
    member,
    'member-session': memberSession,
    notice,
    'member-rule': memberRule,
    'money-log': accountLog('money'),
    'score-log': accountLog('score'),
    admin,
    'admin-group': adminGroup,
    'menu-rule': menuRuleHooks(registry),
    'admin-log': adminLogHooks(registry),
    attachment: attachmentHooks({ registry, sweepLater: files.sweepLater, fullUrl: files.fullUrl }),
    'attachment-folder': attachmentFolder,
    'data-recycle-log': dataRecycleLogHooks(registry, joins),
    'sensitive-data': sensitiveDataHooks(registry),
    'sensitive-data-log': sensitiveDataLogHooks(registry, joins),
    message: messageHooks(outbox),
    'message-template': messageTemplateHooks({ outbox, config }),
  }
}
