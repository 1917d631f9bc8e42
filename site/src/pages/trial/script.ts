// The script of the pages about trial lessons; no other page fetches it.
import { startBooking } from './booking.ts'
import { startForm } from './form.ts'

const form = document.querySelector<HTMLFormElement>('[data-trial-form]')
if (form) startForm(form)
const booking = document.querySelector<HTMLElement>('[data-trial-booking]')
if (booking) startBooking(booking)
