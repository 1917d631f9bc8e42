import { useSite } from '../../lib/use-site.ts'

/** Tutu where there is nothing, as a file of its own: the drawings of all poses weigh more than a page of the centre. */
export function RestingTutu({ pose }: { pose: 'asleep' | 'puzzled' }) {
  const { asset } = useSite()
  return <img src={asset(`/static/images/tutu-${pose}.svg`)} alt="" width="144" height="144" className="size-36" />
}
