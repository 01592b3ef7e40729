/** A document without the two fields that no document may have (D1). */
export function withoutPasswords<Document extends object>(document: Document): Document {
  const clean = { ...document } as Document & { senha?: unknown; confirmSenha?: unknown }
  delete clean.senha
  delete clean.confirmSenha
  return clean
}
