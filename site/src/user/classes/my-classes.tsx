import type { CallAnswer } from '@tutu/contract/api/index'
import { say } from '@tutu/contract/core/said'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useAccountHas, useInChildMode } from '../../lib/member/boot.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { type Attended, AttendedClass } from '../../ui/member/attended-classes.tsx'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { Question } from './question.tsx'
import { useClassText } from './use-text.ts'

type Mine = CallAnswer<'GET /api/classroom/mine'>
type Props = Omit<Mine, 'next'> & { onChanged: () => void }

/** The classes one teaches or is in, and the way to one more. */
export function MyClasses({ teaches, classes, attends, onChanged }: Props) {
  const t = useClassText()
  const inChildMode = useInChildMode()
  return (
    <>
      {(teaches || attends.length === 0) && (
        <p className="centre-intro">{t(teaches ? 'introTeacher' : 'introPupil')}</p>
      )}
      {teaches && (
        <>
          {classes.length > 0 ? (
            <ul className="class-list">
              {classes.map((room) => (
                <ClassCard key={room.id} room={room} />
              ))}
            </ul>
          ) : (
            <div className="empty-state mt-6">
              <RestingTutu pose="asleep" />
              <p>{t('emptyTeacher')}</p>
            </div>
          )}
          {!inChildMode && <NewClass />}
        </>
      )}
      {teaches && attends.length > 0 && <h2 className="mt-8">{t('attends')}</h2>}
      {attends.map((attended) => (
        <AttendedClass key={attended.id} attended={attended} onChanged={onChanged}>
          {!inChildMode && <Leave attended={attended} onChanged={onChanged} />}
        </AttendedClass>
      ))}
      {!teaches && attends.length === 0 && (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('emptyPupil')}</p>
        </div>
      )}
      {!teaches && !inChildMode && attends.every(({ leavable }) => leavable) && <Join onDone={onChanged} />}
      {!teaches && !inChildMode && <ToTeach />}
    </>
  )
}

/** How somebody becomes a teacher, which the school says: a child's account never does. */
function ToTeach() {
  const t = useClassText()
  const { language } = useSite()
  if (!useAccountHas('contacts')) return null
  return (
    <p className="mt-8 text-muted">
      {t('toTeach')}{' '}
      <a href={linkTo('about-contact', language)} className="text-link">
        {t('toTeachLink')}
      </a>
    </p>
  )
}

function ClassCard({ room: { id, name, code, open, pupils } }: { room: Mine['classes'][number] }) {
  const t = useClassText()
  const { language } = useSite()
  return (
    <li className="panel class-card">
      <h2>
        <Link to={addressOf(id, language)} className="class-link">
          {name}
        </Link>
      </h2>
      <p className="fact">
        <Users aria-hidden className="size-5" />
        {t('pupils', { count: pupils })}
      </p>
      <p>
        {t('code')} <b className="class-code">{code}</b>
      </p>
      {!open && <span className="chip accent-honey">{t('closedChip')}</span>}
    </li>
  )
}

export function addressOf(id: number, language: Parameters<typeof memberPath>[1]): string {
  const path = memberPath('account/classes', language)
  return `${path}${path.includes('?') ? '&' : '?'}class=${id}`
}

function NewClass() {
  const t = useClassText()
  const { language } = useSite()
  const navigate = useNavigate()
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() ? {} : { name: say('rule.required', language, { label: t('name') }) }),
    send: async ({ name }) => {
      const { data } = await memberApi.call('POST /api/classroom/create', { body: { name } }, { showError: false })
      await navigate(`${addressOf(data.id, language)}&part=roster`)
    },
  })
  return (
    <section className="panel">
      <h2>{t('newClass')}</h2>
      <form {...form.formProps} className="form mt-3">
        <FormRefusal text={form.refusal} />
        <Field {...form.field('name')} label={t('name')} hint={t('nameHint')} />
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {t('create')}
        </button>
      </form>
    </section>
  )
}

function Join({ onDone }: { onDone: () => void }) {
  const t = useClassText()
  const { language } = useSite()
  const form = useForm({
    initial: { code: '', name: '' },
    check: (values) =>
      Object.fromEntries(
        (['code', 'name'] as const)
          .filter((name) => !values[name].trim())
          .map((name) => [
            name,
            say('rule.required', language, { label: t(name === 'code' ? 'joinCode' : 'joinName') }),
          ]),
      ),
    send: async (body) => {
      await memberApi.call('POST /api/classroom/join', { body }, { showError: false, showSuccess: true })
      form.clear('code')
      form.clear('name')
      onDone()
    },
  })
  return (
    <section className="panel">
      <h2>{t('joinTitle')}</h2>
      <form {...form.formProps} className="form mt-3">
        <FormRefusal text={form.refusal} />
        <Field {...form.field('code')} label={t('joinCode')} maxLength={6} autoComplete="off" />
        <Field {...form.field('name')} label={t('joinName')} hint={t('joinHint')} autoComplete="off" />
        <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
          {t('join')}
        </button>
      </form>
    </section>
  )
}

function Leave({ attended, onChanged }: { attended: Attended; onChanged: () => void }) {
  const t = useClassText()
  const [asks, setAsks] = useState(false)
  if (!attended.leavable) return <p className="mt-4 text-sm text-muted">{t('ownClass')}</p>
  return (
    <p className="mt-2">
      <button type="button" className="text-button" onClick={() => setAsks(true)}>
        {t('leave')}
      </button>
      {asks && (
        <Question
          title={t('leave')}
          text={t('leaveText')}
          yes={t('leave')}
          onYes={() =>
            memberApi
              .call('POST /api/classroom/leave', { body: { id: attended.id } }, { showSuccess: true })
              .then(onChanged)
          }
          onClose={() => setAsks(false)}
        />
      )}
    </p>
  )
}
