import { type ComponentType, lazy, Suspense } from 'react'
import { type IconSource, iconSource } from './icon-source.ts'

type Props = { name: string }

const lazyIcon = (load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: (await load()) as ComponentType<Props> }))

/** Each set arrives when one of its icons is first shown. */
const VIEWS = {
  antd: lazyIcon(async () => (await import('./icons/antd-icon.tsx')).AntdIcon),
  fontawesome: lazyIcon(async () => (await import('./icons/fontawesome-icon.tsx')).FontAwesomeIcon),
  bootstrap: lazyIcon(async () => (await import('./icons/bootstrap-icon.tsx')).BootstrapIcon),
  local: lazyIcon(async () => (await import('./icons/local-icon.tsx')).LocalIcon),
}

/**
 * An icon by its stored name: 'BookOutlined', 'fa fa-solid fa-house', 'bi bi-house', 'local-rocket'. A name of no known
 * set is shown as nothing. Its place, one em square, is kept while the set is on its way. Decorative: say the name beside it.
 */
export function IconView({ name }: Props) {
  const source = iconSource(name)
  return (
    <span className="anticon icon-view" aria-hidden style={{ minWidth: '1em', minHeight: '1em' }}>
      {source && (
        <Suspense fallback={null}>
          <Drawn source={source} name={name} />
        </Suspense>
      )}
    </span>
  )
}

function Drawn({ source, name }: Props & { source: IconSource }) {
  const View = VIEWS[source]
  return <View name={name} />
}
