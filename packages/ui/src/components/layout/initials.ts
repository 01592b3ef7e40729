/** The first letters of up to two words; little words («de», «da») are passed over when there is another. */
export function initialsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const significant = words.filter((word) => word.length > 2 || /^[\p{Lu}\p{N}]/u.test(word))
  return (significant.length > 0 ? significant : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('pt-BR'))
    .join('')
}
