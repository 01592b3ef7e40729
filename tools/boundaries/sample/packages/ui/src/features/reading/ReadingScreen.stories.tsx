import { aTitle } from '@caderno/domain/testing'
import { TitleView } from '../../components/TitleView.tsx'

export const One = () => <TitleView title={aTitle.text} />
