// For names outside the few that the shell has at hand, and for the picker.
import Drawing from '@ant-design/icons/es/components/AntdIcon'
import { type ComponentType, lazy, Suspense } from 'react'
import { loadIcons } from 'virtual:antd-icons'

const icons = new Map<string, ComponentType>()

/** Drawn as soon as the few kilobytes that hold it have come; a name the set has not is shown as nothing. */
export function AntdIcon({ name }: { name: string }) {
  const Icon = iconOf(name)
  return (
    <Suspense fallback={null}>
      {/* oxlint-disable-next-line react/static-components -- made once for a name: only chosen here */}
      <Icon />
    </Suspense>
  )
}

function iconOf(name: string): ComponentType {
  const known = icons.get(name)
  if (known) return known
  const icon = lazy(async () => {
    const shard = await loadIcons(name)
    const drawing = shard && Object.hasOwn(shard, name) ? shard[name] : undefined
    return { default: () => (drawing ? <Drawing icon={drawing} aria-hidden /> : null) }
  })
  icons.set(name, icon)
  return icon
}
