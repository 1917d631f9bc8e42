import { linkTo } from '../lib/links.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { Invitation } from './invitation.tsx'

const TEXTS = {
  'zh-cn': {
    title: '不知道从哪里开始？',
    text: '带孩子来上一节试听课，老师看一看再推荐。不收费，也不用注册。',
    button: '预约试听',
  },
  en: {
    title: 'Not sure where to begin?',
    text: 'Bring your child to a trial lesson, and a teacher advises you. It is free, and needs no account.',
    button: 'Book a trial lesson',
  },
} as const

/** Leads parents to a trial lesson, where the school offers them. */
export function TrialInvitation() {
  const { language, hasTrials } = useSite()
  const t = useText(TEXTS)
  if (!hasTrials) return null
  return (
    <div className="mt-10" data-grown-up="">
      <Invitation title={t('title')} text={t('text')}>
        <a href={linkTo('trial', language)} className="btn btn-primary">
          {t('button')}
        </a>
      </Invitation>
    </div>
  )
}
