import { Skeleton } from 'antd'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyPart, LostPart, lostText } from '../lib/lazy-part.tsx'

/** An input whose library arrives when it is first shown (DatePicker, ColorPicker, TreeSelect …); its place is kept meanwhile. */
export function lazyInput<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazyPart(load, LostInput)
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

/** A dialog closes again and says why; an input says it in its place. */
function LostInput({ onClose }: { onClose?: () => void }) {
  return onClose ? <LostPart onClose={onClose} /> : <span role="alert">{lostText()}</span>
}
