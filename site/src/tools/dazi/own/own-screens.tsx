import { createExercise } from '@tutu/learning/typing/exercise'
import { OWN_TEXT_MAX, ownText } from '@tutu/learning/typing/own-text'
import { ArrowLeft, Link, Play, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { focusOn } from '../../../lib/keep-focus.ts'
import { useText } from '../../../lib/use-site.ts'
import { FieldNote } from '../../../ui/form/field.tsx'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { Drill } from '../drills/drill.tsx'
import { hashOf } from '../place.ts'
import { store, useRecord } from '../store/use-record.ts'
import { breaksOf } from '../typing/text-lines.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { addressOf, kindOf, type Own, type OwnKind, readAddress } from './address.ts'
import { KindChoice } from './kind-choice.tsx'

/** Texts this device keeps: more would be a library. */
const KEPT_MAX = 12

/** Any text one would like to type: put in, kept on the device, sent as a link. */
export function OwnScreen() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { own } = useRecord()
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<OwnKind>()
  const [said, setSaid] = useState('')
  const kind = kindOf(text, chosen)
  const problem = useTooLong()(text, OWN_TEXT_MAX)
  const begin = () => {
    if (problem !== undefined) return setSaid(problem)
    const clean = ownText(text, kind !== 'plain')
    if (!clean) return setSaid(t('ownEmpty'))
    // In lines as they came, so that code and poems look as they did.
    const kept: Own = { kind, text: clean.lines.map((line) => line.text).join('\n') }
    store.update((record) => ({
      ...record,
      own: [kept, ...record.own.filter((one) => one.text !== kept.text || one.kind !== kind)].slice(0, KEPT_MAX),
    }))
    return (location.hash = addressOf(kept))
  }
  return (
    <section aria-labelledby="own-title">
      <a href={hashOf('practice')} className="text-link">
        <ArrowLeft aria-hidden />
        {t('practiceTitle')}
      </a>
      <h2 id="own-title" ref={heading} className="screen-title">
        {t('ownTitle')}
      </h2>
      <p className="screen-intro">{t('ownIntro')}</p>
      <form
        className="own-form"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <div className="field">
          <label htmlFor="own-text">{t('ownText')}</label>
          <div className="field-input">
            <textarea
              id="own-text"
              rows={7}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && 'own-text-problem'}
              value={text}
              spellCheck={false}
              className={kind === 'plain' ? undefined : 'font-mono'}
              onChange={(event) => {
                setText(event.target.value)
                setSaid('')
              }}
            />
          </div>
          <FieldNote id="own-text-problem" error={problem} hint={undefined} />
        </div>
        <KindChoice text={text} chosen={chosen} onChange={setChosen} />
        <p role="alert">{said}</p>
        <button type="submit" className="btn btn-primary btn-lg">
          <Play aria-hidden />
          {t('ownStart')}
        </button>
      </form>
      {own.length > 0 && (
        <>
          <h3 className="test-heading">{t('ownKept')}</h3>
          <ul className="own-list">
            {own.map((one) => {
              const title = one.text.split('\n')[0]!
              return (
                <li key={addressOf(one)}>
                  <a href={addressOf(one)}>{title}</a>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('ownRemove', { text: title })}
                    onClick={() => {
                      store.update((record) => ({
                        ...record,
                        own: record.own.filter((other) => other.text !== one.text),
                      }))
                      focusOn(heading.current)
                    }}
                  >
                    <Trash2 aria-hidden />
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

/** A text out of the address: one's own, a lesson's, or one that somebody sent. */
export function OwnTextScreen({ address }: { address: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [said, setSaid] = useState('')
  const own = useMemo(() => readAddress(address), [address])
  const exercise = useMemo(() => own && createExercise({ text: own.text, script: own.script, mode: 'wait' }), [own])
  if (!own || !exercise)
    return (
      <div className="empty-state">
        <Tutu pose="puzzled" className="size-32" />
        <p>{t('ownLost')}</p>
        <a href={hashOf('own')} className="btn btn-primary">
          {t('ownTitle')}
        </a>
      </div>
    )
  return (
    <section aria-labelledby="own-run" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('own')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('ownTitle')}
        </a>
        <h2 id="own-run" className="screen-title own-run-title">
          {own.lines[0]?.text}
        </h2>
        <p>
          <button
            type="button"
            className="icon-button"
            onClick={() =>
              void copyText(location.href).then(
                () => setSaid(t('ownCopied')),
                () => setSaid(t('ownNotCopied')),
              )
            }
          >
            <Link aria-hidden />
            <span>{said || t('ownLink')}</span>
          </button>
        </p>
      </div>
      <Drill
        kind="own"
        id="own"
        exercise={exercise}
        breaks={breaksOf(own.lines, own.script === 'han' ? 0 : 1)}
        code={own.language && { language: own.language }}
      />
    </section>
  )
}
