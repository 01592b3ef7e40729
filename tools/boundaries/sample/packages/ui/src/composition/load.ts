import { createLocalTitles } from '@caderno/adapters-local'
import { Container } from 'inversify'

export const loadServices = () => ({ container: new Container(), titles: createLocalTitles() })
