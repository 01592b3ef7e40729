import { titled } from '@caderno/domain/reading'
import { initializeApp } from 'firebase/app'

export const createCloudTitles = () => ({ titled, app: initializeApp({}) })
