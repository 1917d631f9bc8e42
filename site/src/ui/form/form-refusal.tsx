/** Why a form was refused as a whole; '' : it was not. */
export function FormRefusal({ text }: { text: string }) {
  return text === '' ? null : (
    <p role="alert" className="form-refusal">
      {text}
    </p>
  )
}
