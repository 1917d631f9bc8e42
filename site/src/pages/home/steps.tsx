import { useText } from '../../lib/use-site.ts'
import { Tutu, type TutuPose } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const steps = [
  { pose: 'thinking', title: 'stepLook', text: 'stepLookText' },
  { pose: 'typing', title: 'stepMake', text: 'stepMakeText' },
  { pose: 'cheering', title: 'stepChange', text: 'stepChangeText' },
] as const satisfies readonly { pose: TutuPose; title: keyof typeof zhCn; text: keyof typeof zhCn }[]

export function Steps() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="band" aria-labelledby="steps">
      <div className="page-width section">
        <div className="section-heading justify-center text-center">
          <h2 id="steps">{t('stepsTitle')}</h2>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is a row to swipe, by keys too */}
        <ol className="steps-row card-row" tabIndex={0} aria-labelledby="steps">
          {steps.map(({ pose, title, text }, index) => (
            <li key={pose} className="step">
              <Tutu pose={pose} className="step-picture" />
              <div>
                <h3 className="step-title">
                  <span className="step-number">{index + 1}</span>
                  {t(title)}
                </h3>
                <p className="mt-1">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
