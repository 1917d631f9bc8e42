import type { ReactNode } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { ScrollRegion } from './scroll-region.tsx'

/** `speed`: words a minute, characters of `han`. `accuracy`: percent. `won`: what the exercise brought. `when`: as it is read. */
export type Exercise = {
  key: string | number
  name: string
  script: string
  speed: number
  accuracy: number
  won: ReactNode
  when: string
}

/** Exercises one below the other; `won` names what each has brought. */
export function ExerciseTable({
  label,
  won,
  exercises,
}: {
  label: string
  won: string
  exercises: readonly Exercise[]
}) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <ScrollRegion label={label}>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">{t('exercise')}</th>
            <th scope="col">{t('speed')}</th>
            <th scope="col">{t('accuracy')}</th>
            <th scope="col">{won}</th>
            <th scope="col">{t('when')}</th>
          </tr>
        </thead>
        <tbody>
          {exercises.map((exercise) => (
            <tr key={exercise.key}>
              <th scope="row">{exercise.name}</th>
              <td>
                {Math.round(exercise.speed)} {t(exercise.script === 'han' ? 'hanPerMinute' : 'wpm')}
              </td>
              <td>{Math.round(exercise.accuracy)}%</td>
              <td>{exercise.won}</td>
              <td>{exercise.when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
