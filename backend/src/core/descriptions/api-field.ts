import type { Type } from '@nestjs/common';
import { Field, type FieldOptions, PickType, type ReturnTypeFunc } from '@nestjs/graphql';

/** A field of a record or an input as REST names and types it. */
export interface RestField {
  /** The property of the class. */
  property: string;
  /** Its name in REST: the property's in snake_case unless another one is given. */
  restName: string;
  /** What GraphQL's `@Field` takes: a scalar, an enum, a class, or a list of one of them. */
  type: ReturnTypeFunc;
  nullable: boolean;
  /** What it is, in a sentence for integrators; the same as in GraphQL where that has the field. */
  description: string;
  /** Makes the value from the record; the property's own value unless given. */
  from?: (record: object) => unknown;
}

const FIELDS = Symbol('fields of REST');
const ORDER = Symbol('order of the fields of REST');
const DESCRIPTION = Symbol('description of a type of REST');

/**
 * A field of GraphQL and REST alike: the class says once what it is, and both APIs, the OpenAPI document and the answers are made
 * from that. A field that only GraphQL has is marked with Nest's own `@Field`, one that only REST has with `@RestOnlyField`;
 * a property without any mark leaves the process through neither.
 */
export function ApiField(
  type: ReturnTypeFunc,
  { restName, ...options }: FieldOptions & { description: string; restName?: string },
): PropertyDecorator {
  return (prototype, property) => {
    Field(type, options)(prototype, property);
    const { nullable, description } = options;
    RestOnlyField(type, { nullable: nullable === true, description, ...(restName !== undefined && { restName }) })(prototype, property);
  };
}

interface RestOnlyOptions<T extends object> {
  description: string;
  nullable?: boolean;
  restName?: string;
  /** Makes the value from other properties of the record; the property itself then holds nothing. */
  from?: (record: T) => unknown;
}

/** A field that GraphQL does not have. */
export function RestOnlyField<T extends object>(
  type: ReturnTypeFunc,
  { description, nullable = false, restName, from }: RestOnlyOptions<T>,
): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property);
    addField(prototype.constructor, {
      property: name,
      restName: restName ?? snakeCase(name),
      type,
      nullable,
      description,
      ...(from && { from: from as (record: object) => unknown }),
    });
  };
}

/** Says what a class is that GraphQL does not have; otherwise `@ObjectType` or `@InputType` says it for both. */
export const RestOnlyType =
  (description: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(DESCRIPTION, description, target);

/** What `@RestOnlyType` says about a class itself. */
export const restDescriptionOf = (target: object): string | undefined => Reflect.getOwnMetadata(DESCRIPTION, target) as string | undefined;

/** The order in which REST has the fields of a class that extends another; those that are not named follow as they are declared. */
export const RestOrder =
  (...properties: string[]): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(ORDER, properties, target);

/**
 * The fields of a class and of the classes that it extends, in the order in which they are declared, or that of `@RestOrder`; none for
 * any other class.
 */
export function restFieldsOf(target: unknown): readonly RestField[] {
  if (typeof target !== 'function' || target === Function.prototype) return [];
  const own = (Reflect.getOwnMetadata(FIELDS, target) ?? []) as RestField[];
  const order = Reflect.getOwnMetadata(ORDER, target) as string[] | undefined;
  const fields = [...restFieldsOf(Object.getPrototypeOf(target)), ...own];
  if (!order) return fields;
  const place = ({ property }: RestField): number => (order.includes(property) ? order.indexOf(property) : order.length);
  return fields.sort((one, other) => place(one) - place(other));
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
