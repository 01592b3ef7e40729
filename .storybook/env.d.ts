declare module 'virtual:used-icons' {
  const icons: Readonly<Record<string, import('@tabler/icons-react').Icon>>
  export default icons
}
