import { Skeleton } from 'antd'
import { type ComponentType, Suspense } from 'react'
import { lazyPart, LostPart, lostText } from '../lib/lazy-part.tsx'

/**
 * An input whose library arrives when it is first shown (DatePicker, ColorPicker, TreeSelect …); its place is kept
 * meanwhile, by `Meanwhile` where what it holds can be shown without its library.
 */
export function lazyInput<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<P> = Bar,
): ComponentType<P> {
  const Loaded = lazyPart(load, LostInput)
  return function LazyInput(props: P) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

const Bar = () => <Skeleton.Input active block />

/** A dialog closes again and says why; an input says it in its place. */
function LostInput({ onClose }: { onClose?: () => void }) {
  return onClose ? <LostPart onClose={onClose} /> : <span role="alert">{lostText()}</span>
}
