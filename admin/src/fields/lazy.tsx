import { Skeleton } from 'antd'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** An input whose library arrives when it is first shown (DatePicker, ColorPicker, TreeSelect …); its place is kept meanwhile. */
export function lazyInput<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function LazyInput(props: P) {
    return (
      <Waiting>
        <Loaded {...props} />
      </Waiting>
    )
  }
}

function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton.Input active block />}>{children}</Suspense>
}
