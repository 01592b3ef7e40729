import { titlesContract } from '@caderno/domain/contracts'
import { aTitle } from '@caderno/domain/testing'

titlesContract(aTitle)
