// Loaded when an area is first chosen.
import { useQueries } from '@tanstack/react-query'
import { Cascader } from 'antd'
import { useId, useState } from 'react'
import { api } from '../lib/api.ts'
import { useClear } from './clear.tsx'
import { useInputText } from './input-text.ts'

type Area = { value: number; label: string }
type Option = Area & { children?: Option[]; isLeaf?: boolean }

/** What lies below each of these areas, asked for once a day. */
function useAreasBelow(paths: readonly (readonly number[])[]) {
  const caller = useId()
  return useQueries({
    queries: paths.map((path) => {
      const [province, city] = path
      return {
        queryKey: ['areas', province, city],
        staleTime: Infinity,
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api.get<Area[]>(
            '/admin/ajax/area',
            { province, city },
            { caller: `areas${caller}${path.join()}`, signal, showError: false },
          ),
      }
    }),
  })
}

/** The paths above each area of a path, from the country to the city. */
const pathsAbove = (path: readonly number[]): number[][] =>
  [0, 1, 2].slice(0, Math.max(1, path.length)).map((level) => path.slice(0, level))

type Props = {
  id: string
  label?: string
  value: readonly number[]
  /** What is shown until the names have come. */
  name?: string
  /** A province or a city may be chosen as well. */
  anyLevel?: boolean
  allowClear: boolean
  placeholder?: string
  onChange: (path: number[]) => void
}

/** Province, city and district, level by level as they are opened. */
export function AreaCascader({ id, label, value, name, anyLevel = false, allowClear, placeholder, onChange }: Props) {
  const text = useInputText()
  const clear = useClear()
  const [opened, setOpened] = useState<readonly number[][]>([])
  const asked = new Map([...pathsAbove(value), ...opened].map((path) => [path.join(), path]))
  const paths = [...asked.values()]
  const answers = useAreasBelow(paths)
  const below = new Map(paths.map((path, at) => [path.join(), answers[at]?.data]))
  const optionsOf = (path: readonly number[]): Option[] | undefined =>
    below.get(path.join())?.map((area) => {
      const inner = path.length < 2 ? optionsOf([...path, area.value]) : undefined
      return { ...area, isLeaf: path.length === 2, ...(inner && { children: inner }) }
    })
  return (
    <Cascader<Option>
      id={id}
      aria-label={label}
      value={[...value]}
      options={optionsOf([]) ?? []}
      classNames={{ popup: { root: 'area-levels' } }}
      changeOnSelect={anyLevel}
      allowClear={allowClear && clear.select}
      placeholder={placeholder ?? text('chooseArea')}
      style={{ width: '100%' }}
      displayRender={(labels) =>
        labels.every((one) => typeof one === 'string') ? [...new Set(labels)].join(' ') : name
      }
      loadData={(chosen) => setOpened([...opened, chosen.map((option) => option.value)])}
      onChange={(path) => onChange((path as number[] | undefined) ?? [])}
    />
  )
}
