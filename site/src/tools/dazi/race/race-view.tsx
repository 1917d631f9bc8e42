import { createPart } from '../../../shell/part.ts'
import { PartBoundary } from '../../../shell/part-boundary.tsx'
import { useRaceText } from './use-race-text.ts'

const screens = createPart(() => import('./race-screens.tsx'))

/** Races of a class: loaded when somebody opens them. */
export function RaceView({ id }: { id: string }) {
  const t = useRaceText()
  return (
    <PartBoundary
      part={screens}
      loading={
        <p className="dazi-loading" role="status">
          {t('loading')}
        </p>
      }
    >
      {({ RaceScreens }) => <RaceScreens id={id} />}
    </PartBoundary>
  )
}
