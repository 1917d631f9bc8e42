import { useSite } from '../lib/use-site.ts'
import { JsonLd } from './json-ld.tsx'

/** Who runs the site (schema.org/EducationalOrganization). */
export function OrganizationJsonLd() {
  const { origin, siteName, comcont, footer } = useSite()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: siteName,
        legalName: footer.companyName || undefined,
        url: origin,
        logo: `${origin}/apple-touch-icon.png`,
        description: comcont || undefined,
      }}
    />
  )
}
