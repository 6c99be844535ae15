import type { Type } from '@nestjs/common';
import { Field, type FieldOptions, PickType, type ReturnTypeFunc } from '@nestjs/graphql';

/** A field of a record or an input as REST names and types it. */
export interface RestField {
  /** The property of the class. */
  property: string;
  /** The property's name in REST, in snake_case. */
  restName: string;
  /** What GraphQL's `@Field` takes: a scalar, an enum, a class, or a list of one of them. */
  type: ReturnTypeFunc;
  nullable: boolean;
}

const FIELDS = Symbol('fields of REST');

/**
 * A field of GraphQL and REST alike: the class says once what it is, and both APIs, the OpenAPI document and the answers are made
 * from that. A field that only GraphQL has is marked with Nest's own `@Field`, one that only REST has with `@RestOnlyField`;
 * a property without any mark leaves the process through neither.
 */
export function ApiField(type: ReturnTypeFunc, options: FieldOptions & { description: string }): PropertyDecorator {
  return (prototype, property) => {
    Field(type, options)(prototype, property);
    RestOnlyField(type, { nullable: options.nullable === true })(prototype, property);
  };
}

/** A field that GraphQL has not. */
export function RestOnlyField(type: ReturnTypeFunc, { nullable = false }: { nullable?: boolean } = {}): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property);
    addField(prototype.constructor, { property: name, restName: snakeCase(name), type, nullable });
  };
}

/** The fields of a class and of the classes that it extends, in the order in which they are declared; none for any other class. */
export function restFieldsOf(target: unknown): readonly RestField[] {
  if (typeof target !== 'function' || target === Function.prototype) return [];
  const own = (Reflect.getOwnMetadata(FIELDS, target) ?? []) as RestField[];
  return [...restFieldsOf(Object.getPrototypeOf(target)), ...own];
}

/** A class with some fields of a record, for both APIs; what the record gets later is not among them by itself. */
export function PickFields<T, K extends keyof T>(record: Type<T>, ...properties: K[]): Type<Pick<T, K>> {
  const picked = PickType(record, properties);
  for (const field of restFieldsOf(record)) if (properties.some((property) => property === field.property)) addField(picked, field);
  return picked;
}

/** A property's name in REST. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

function addField(target: object, field: RestField): void {
  const own = (Reflect.getOwnMetadata(FIELDS, target) ?? []) as RestField[];
  Reflect.defineMetadata(FIELDS, [...own, field], target);
}
