import { useEffect, useId, useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { useLoaded } from '../../../lib/member/use-loaded.ts'
import { useText } from '../../../lib/use-site.ts'
import { FieldNote } from '../../../ui/form/field.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Area = { value: number; label: string }
type Chosen = { province?: Area | undefined; city?: Area | undefined; district?: Area | undefined }

/** Province, city and district, each asked for when the one above is chosen. Tells their names, '' until all are there. */
export function AreaFields({ onChange, error }: { onChange: (area: string) => void; error: string | undefined }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [chosen, setChosen] = useState<Chosen>({})
  const { province, city, district } = chosen
  const provinces = useAreas({})
  const cities = useAreas(province && { province: province.value })
  const districts = useAreas(province && city && { province: province.value, city: city.value })
  const problem = [provinces, cities, districts].find((one) => one.problem !== undefined)
  // Some cities have no districts.
  const isWhole = Boolean(city && (district || districts.data?.length === 0))
  const text = [province, city, district]
    .map((one) => one?.label ?? '')
    .filter(Boolean)
    .join(' ')
  useEffect(() => {
    onChange(isWhole ? text : '')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told when what is chosen changes
  }, [isWhole, text])
  return (
    <div className="grid gap-2">
      <div className="area-fields">
        <Choice
          label={t('province')}
          areas={provinces.data}
          value={province}
          onChange={(one) => setChosen({ province: one })}
          name="area"
        />
        <Choice
          label={t('city')}
          areas={cities.data}
          value={city}
          onChange={(one) => setChosen({ province, city: one })}
        />
        <Choice
          label={t('district')}
          areas={districts.data}
          value={district}
          onChange={(one) => setChosen({ province, city, district: one })}
        />
      </div>
      <FieldNote id="area-note" error={error} hint={undefined} />
      {problem && <LoadProblem title={t('problem')} text={problem.problem!} again={problem.again} />}
    </div>
  )
}

/** The areas below what is chosen; none are asked for below nothing. */
function useAreas(above: { province?: number; city?: number } | undefined) {
  return useLoaded<Area[]>(`areas ${JSON.stringify(above ?? null)}`, async () => {
    if (!above) return []
    const query = { province: String(above.province ?? ''), city: String(above.city ?? '') }
    return (await memberApi.call('GET /api/ajax/area', { query }, { showError: false })).data
  })
}

type ChoiceProps = {
  label: string
  areas: readonly Area[] | undefined
  value: Area | undefined
  onChange: (area: Area | undefined) => void
  name?: string
}

function Choice({ label, areas = [], value, onChange, name }: ChoiceProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="select"
        value={value?.value ?? ''}
        disabled={areas.length === 0}
        onChange={(event) => onChange(areas.find((one) => String(one.value) === event.target.value))}
      >
        <option value="">{t('choose')}</option>
        {areas.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}
