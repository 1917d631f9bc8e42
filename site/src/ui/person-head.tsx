import { useSite } from '../lib/use-site.ts'

type PersonHeadProps = { person: { name: string; avatar: string | null }; what: string }

/** Who somebody is, beside their picture. */
export function PersonHead({ person: { name, avatar }, what }: PersonHeadProps) {
  const { asset } = useSite()
  return (
    <div className="person-head">
      <img
        src={asset(avatar || '/static/people/rabbit.svg')}
        alt=""
        loading="lazy"
        width={88}
        height={88}
        className="person-avatar"
      />
      <div className="min-w-0">
        <h2 className="text-xl font-bold wrap-anywhere">{name}</h2>
        <p className="text-muted">{what}</p>
      </div>
    </div>
  )
}
