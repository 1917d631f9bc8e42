// A process of its own that sends what is queued until it is killed: `node message-sender.ts <database> <SMTP port>`.
import { openPostOffice, smtpAt } from './post-office.ts'

const [url = '', port = ''] = process.argv.slice(2)
await openPostOffice(url, { settings: smtpAt(Number(port)) })
process.stdout.write('ready\n')
setInterval(() => undefined, 60_000)
