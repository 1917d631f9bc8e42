import '@fortawesome/fontawesome-free/css/fontawesome.min.css'
import '@fortawesome/fontawesome-free/css/brands.min.css'
import '@fortawesome/fontawesome-free/css/regular.min.css'
import '@fortawesome/fontawesome-free/css/solid.min.css'

/** `name` is the list of classes the stylesheet asks for: 'fa fa-brands fa-github'. */
export function FontAwesomeIcon({ name }: { name: string }) {
  return <i className={name} />
}
