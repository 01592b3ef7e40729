export const TitleView = ({ title }: { title: string }) => <p>{title}</p>
