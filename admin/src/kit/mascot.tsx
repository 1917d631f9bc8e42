/** The site's rabbit, as the site's build draws it. What it means is said beside it. */
export function Mascot({ pose }: { pose: 'asleep' | 'puzzled' }) {
  return <img src={`/static/images/tutu-${pose}.svg`} alt="" width={120} height={120} />
}
