import { pickLanguage } from '@tutu/contract/core/languages'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu, type TutuPose } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Text = keyof typeof zhCn
type Step = { pose: TutuPose; text: Text; button?: { text: Text; action: string }; of?: 'guardian' | 'subscribe' }

/** What subscribing by mail goes through. Links in mails only ask: what opens links by itself must not answer (RFC 8058). */
const STEPS = {
  sent: { pose: 'waving', text: 'sentText' },
  confirm: {
    pose: 'waving',
    text: 'confirmText',
    button: { text: 'confirmButton', action: '/api/newsletter/confirm' },
  },
  confirmed: { pose: 'cheering', text: 'confirmedText' },
  leave: { pose: 'thinking', text: 'leaveText', button: { text: 'leaveButton', action: '/api/newsletter/leave' } },
  left: { pose: 'asleep', text: 'leftText' },
  weekly: {
    pose: 'waving',
    text: 'weeklyText',
    button: { text: 'confirmButton', action: '/api/newsletter/confirm' },
    of: 'guardian',
  },
  'weekly-confirmed': { pose: 'cheering', text: 'weeklyConfirmedText', of: 'guardian' },
  'weekly-leave': {
    pose: 'thinking',
    text: 'weeklyLeaveText',
    button: { text: 'leaveButton', action: '/api/newsletter/leave' },
    of: 'guardian',
  },
  'weekly-left': { pose: 'asleep', text: 'weeklyLeftText', of: 'guardian' },
  lost: { pose: 'puzzled', text: 'lostText' },
  problem: { pose: 'puzzled', text: 'problemText' },
} as const satisfies Record<string, Step>
type Name = keyof typeof STEPS

export function loader({ params, request }: LoaderFunctionArgs) {
  const step = params['step'] ?? ''
  if (!Object.hasOwn(STEPS, step)) throw data(null, { status: 404 })
  return { step: step as Name, token: new URL(request.url).searchParams.get('token') ?? '' }
}

export default function SubscribeStepPage() {
  const { step, token } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { pose, text, button, of = 'subscribe' }: Step = STEPS[step]
  return (
    <div className="page-width grid max-w-2xl grid-cols-1 justify-items-center gap-4 py-10 text-center sm:py-16">
      <PageHead title={pickLanguage(titles[of], language)} indexed={false} />
      <Tutu pose={pose} className="size-48 max-w-full sm:size-56" />
      <h1 className="text-3xl font-bold">
        <Phrases text={t(step)} />
      </h1>
      <p className="text-balance text-lg">{t(text)}</p>
      {button && (
        <form method="post" action={`${button.action}?token=${encodeURIComponent(token)}`}>
          <input type="hidden" name="page" value={language} />
          <button type="submit" className="btn btn-primary btn-lg">
            {t(button.text)}
          </button>
        </form>
      )}
      <a href={linkTo(of, language)} className="text-link">
        {t(of === 'guardian' ? 'toGuardian' : 'back')}
      </a>
    </div>
  )
}
