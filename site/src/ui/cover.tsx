import { useSite } from '../lib/use-site.ts'

/** A course's cover, 640 × 400. Decorative: the title stands beside it. */
export function Cover({ path, className, lazy = false }: { path: string | null; className: string; lazy?: boolean }) {
  const { asset } = useSite()
  return (
    <img
      src={asset(path || '/static/covers/blank.svg')}
      alt=""
      width={640}
      height={400}
      className={className}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
    />
  )
}
